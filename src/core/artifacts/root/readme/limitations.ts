import { limitationsOf, type LimitationArea } from '../../../catalog/limitations/index.ts'
import type { Block } from '../../formats/content.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { markdownText as text } from '../../../text/markdown.ts'
import type { ReadmeContext } from './cite.ts'

const areas: Readonly<Record<LimitationArea, string>> = {
  compute: 'Compute',
  kubelet: 'kubelet',
  storage: 'Storage',
  networking: 'Network',
  dns: 'Name resolution',
  cni: 'Network plugins',
  ipam: 'Addresses',
  security: 'Security',
  'api-field': 'Fields of the API',
}

/** What is true of Windows nodes of this version and these choices; no finding repeats it. */
export function limitationsSections(scenario: Scenario, context: ReadmeContext): readonly Block[] {
  const { kubernetesVersion } = scenario
  const known = limitationsOf(kubernetesVersion, { ...scenario }).filter(
    ({ coveredBy }) => 'knownLimitation' in coveredBy,
  )
  if (known.length === 0) return []
  return [
    {
      text: `## Known limitations\n\nTrue of Windows nodes with Kubernetes ${text(kubernetesVersion)} and these choices; a condition stands in brackets.`,
    },
    ...Object.entries(areas).flatMap(([area, title]) => {
      const some = known.filter((limitation) => limitation.area === area)
      return some.length === 0
        ? []
        : [
            {
              text: [
                `### ${text(title)}`,
                some
                  .map(({ statement, condition }) => {
                    const doubt =
                      statement.confidence === 'verified' ? '' : ` (${statement.confidence})`
                    const only = condition === undefined ? '' : ` [${text(condition)}]`
                    const links = context.cite(statement.sources.slice(0, 2))
                    return `- ${text(statement.value)}${only}${doubt}${links === '' ? '' : ` ${links}`}`
                  })
                  .join('\n'),
              ].join('\n\n'),
              why: {
                decisions: ['kubernetesVersion'] as const,
                sources: some.flatMap(({ statement }) => statement.sources),
              },
            },
          ]
    }),
  ]
}
