// The parts that open below a flight, in one file, because they are fetched together.
export { FareTable } from './fares/FareTable.tsx'
export { FlightDetails } from './FlightDetails.tsx'
