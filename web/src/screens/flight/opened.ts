// What opens below a flight, as one file: both are fetched together.
export { FareTable } from './fares/FareTable.tsx'
export { FlightDetails } from './FlightDetails.tsx'
