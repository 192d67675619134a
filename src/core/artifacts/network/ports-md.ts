import { nodeMaker } from '../../derived/node-maker.ts'
import { defineArtifact } from '../../model/artifact.ts'
import { markdown } from '../formats/content.ts'
import { portDecisions, portRows, type PortRow } from './ports.ts'
import { markdownTable, plainMarkdown } from '../../text/formats/markdown.ts'

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
          nodeMaker(scenario) === 'scripts'
            ? `Seen from the node ${plainMarkdown(scenario.nodeIP.text)} in ${plainMarkdown(scenario.managementSubnet.text)}.`
            : 'Seen from a Windows node of the cluster.',
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
  [direction, protocol, port, peer, purpose].map((cell) =>
    plainMarkdown(cell).replaceAll('|', String.raw`\|`),
  )
