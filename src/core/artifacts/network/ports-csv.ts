import { defineArtifact } from '../../model/artifact.ts'
import { plain } from '../formats/content.ts'
import { portDecisions, portRows } from './ports.ts'
import { csvLine } from '../../text/formats/csv.ts'

export const portsCsv = defineArtifact({
  id: 'ports-csv',
  path: 'network/ports.csv',
  summary: 'The same ports as a table for spreadsheets and tools',
  decisions: portDecisions,
  carries: [],

  generate(scenario) {
    return plain('csv', [
      { text: csvLine(['direction', 'protocol', 'port', 'peer', 'purpose']) },
      ...portRows(scenario).map(
        ({ direction, protocol, port, peer, purpose, decisions, sources }) => ({
          text: csvLine([direction, protocol, port, peer, purpose].map(oneLine)),
          why: { decisions, sources },
        }),
      ),
    ])
  },
})

/** Readers that split at line ends see one record a line. */
const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ')
