import picture from '../pictures/empty-result.svg'
import { Picture } from '../ui/surfaces/Picture.tsx'

/** The illustration for an empty list. */
export const NothingFound = () => <Picture src={picture} alt="" width={1600} height={1200} />
