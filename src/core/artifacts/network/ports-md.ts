import { defineArtifact } from '../../model/artifact.ts'
import { markdown } from '../formats/content.ts'
import { portDecisions, portRows, type PortRow } from './ports.ts'
import { markdownTable, markdownText } from '../../text/markdown.ts'

const header = ['Direction', 'Protocol', 'Port', 'Other end', 'Purpose']

export const portsMd = defineArtifact({
  id: 'ports-md',
  path: 'network/ports.md',
  summary: 'Ports and firewall rules of the node, for a network team',
  decisions: portDecisions,
  carries: [],

  generate(scenario) {
    const rows = portRows(scenario)
    return markdown([
      { text: '# Ports of the Windows node' },
      {
        text: [
          `Seen from the node ${markdownText(scenario.nodeIP.text)} in ${markdownText(scenario.managementSubnet.text)}.`,
          'Pod addresses are in the list only where packets cross the network with them.',
        ].join('\n'),
        why: { decisions: ['nodeIP', 'managementSubnet'] },
      },
      {
        text: markdownTable(header, rows.map(cells)),
        why: {
          decisions: [...new Set(rows.flatMap(({ decisions }) => decisions))],
          sources: [...new Set(rows.flatMap(({ sources }) => sources))],
        },
      },
    ])
  },
})

const cells = ({ direction, protocol, port, peer, purpose }: PortRow) =>
  [direction, protocol, port, peer, purpose].map(markdownText)
