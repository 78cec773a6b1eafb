/** URL of a map of a point, at an external service. */
export const mapAddress = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`

/** URL of a map of an address, at the same service. */
export const mapOfAddress = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
