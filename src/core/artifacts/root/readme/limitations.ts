import type { SourceRef } from '../../../catalog/fact.ts'
import { limitationsOf, type LimitationArea } from '../../../catalog/limitations/index.ts'
import { catalog } from '../../../catalog/catalog.ts'
import { poolGuides } from '../../../catalog/platforms/pools/index.ts'
import { isManaged } from '../../../model/managed-plan.ts'
import type { Block } from '../../formats/content.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { plainMarkdown as text } from '../../../text/formats/markdown.ts'
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

/** Pages of old releases, the newest of them first; whatever else speaks is newer. */
const oldPages: readonly SourceRef[] = ['doc003', 'doc004', 'doc002', 'doc001']

/** The same sources, so that the first are the best for a release of today. */
function newestFirst(sources: readonly SourceRef[]): readonly SourceRef[] {
  const old = oldPages.filter((page) => sources.includes(page))
  return [...sources.filter((ref) => !old.includes(ref)), ...old]
}

/** What the platform does not do with Windows pools, beyond what a choice stands for. */
export function platformLimitsSections(
  scenario: Scenario,
  context: ReadmeContext,
): readonly Block[] {
  const limits = isManaged(scenario) ? (poolGuides[scenario.platform]?.limits ?? []) : []
  if (limits.length === 0) return []
  const lines = limits.map(({ value, confidence, sources }) => {
    const doubt = confidence === 'verified' ? '' : ` (${confidence})`
    return `- ${text(value)}${doubt} ${context.cite(sources)}`
  })
  return [
    {
      text: `## Limits of ${text(catalog.platforms[scenario.platform].name)}\n\n${lines.join('\n')}`,
      why: { decisions: ['platform'], sources: limits.flatMap(({ sources }) => sources) },
    },
  ]
}

/** What is true of Windows nodes of this version and these choices; no finding repeats it. */
export function limitationsSections(scenario: Scenario, context: ReadmeContext): readonly Block[] {
  const { kubernetesVersion } = scenario
  const limitations = limitationsOf(kubernetesVersion, { ...scenario }).filter(
    ({ coveredBy }) => 'knownLimitation' in coveredBy,
  )
  if (limitations.length === 0) return []
  return [
    {
      text: `## Known limitations\n\nTrue of Windows nodes with Kubernetes ${text(kubernetesVersion)} and these choices; a condition stands in brackets.`,
    },
    ...Object.entries(areas).flatMap(([area, title]) => {
      const some = limitations.filter((limitation) => limitation.area === area)
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
                    const links = context.cite(newestFirst(statement.sources).slice(0, 2))
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
