/** Below 768 px, floating panels become full-screen sheets. */
export const isMobile = () => matchMedia('(max-width: 47.9375em)').matches
