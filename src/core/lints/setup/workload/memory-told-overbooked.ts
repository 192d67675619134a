import type { AnyFact } from '../../../catalog/fact.ts'
import { isWindowsImage } from '../../../catalog/windows/image-tag.ts'
import { resourceFacts } from '../../../catalog/workload/resources.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { deciding, named } from '../../../model/observed.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind } from '../../../model/parsed.ts'
import { parseQuantity } from '../../../values/quantity.ts'

/** What outputs tell of containers; a lint of their manifests says the same of those. */
export const memoryToldOverbooked = defineLint({
  id: 'memory-told-overbooked',
  on: 'setup',
  summary: 'What was told of a container for Windows requests as much memory as it may use',
  remediation:
    'Set the memory limit alone, or a request equal to it, and reserve memory for the system on the kubelet.',
  decisions: [],

  check({ observations, parsed }) {
    const ofManifests = new Set(
      ofKind(parsed, 'manifest').flatMap(({ value, placeOf }) =>
        value.isDescribed ? [] : [placeOf([]).file],
      ),
    )
    const requests = deciding(observations, 'memoryRequest').filter(
      ({ file }) => !ofManifests.has(file),
    )
    if (requests.length === 0) return ofManifests.size === 0 ? inWords(observations) : []
    const limits = new Map(
      deciding(observations, 'memoryLimit').map((one) => [one.subject, one] as const),
    )
    const windows = [
      ...named(observations, 'workload.nodeSelector').filter(({ value }) =>
        String(value).includes('kubernetes.io/os=windows'),
      ),
      ...deciding(observations, 'image').filter(({ raw }) => isWindowsImage(raw)),
    ].map(({ subject }) => podOf(subject))
    const isOfWindows = new Set(windows)
    return requests.flatMap((one): readonly LintViolation[] => {
      const { raw: request, subject } = one
      const limit = limits.get(subject)
      const least = parseQuantity(request)
      const most = parseQuantity(limit?.raw ?? '')
      if (!limit || !isOfWindows.has(podOf(subject))) return []
      if (least === undefined || most === undefined || least < 0 || least >= most) return []
      return [
        {
          path: [],
          place: observedAt(one),
          also: [observedAt(limit)],
          basis: 'fails',
          message: overbooked(request, limit.raw),
          facts,
        },
      ]
    })
  },
})

const podOf = (subject = '') => subject.replace(/ container \d+$/, '')

/** A request and a limit that somebody tells of, and that are those of the one workload. */
function inWords(observations: readonly Observation[]): readonly LintViolation[] {
  const [request, ...requests] = named(observations, 'workload.memoryRequest')
  const [limit, ...limits] = named(observations, 'workload.memoryLimit')
  if (!request || !limit || requests.length > 0 || limits.length > 0) return []
  const isOne = [request, limit].every(
    ({ weight, subject }) => weight === 'statement' && subject === undefined,
  )
  const least = parseQuantity(request.raw)
  const most = parseQuantity(limit.raw)
  if (!isOne || request.file !== limit.file || least === undefined || most === undefined) return []
  const at = { path: [], place: observedAt(request), also: [observedAt(limit)] }
  // The API server refuses that for pods of every system.
  if (least > most) {
    return [
      {
        ...at,
        basis: 'refused',
        message: `The memory request ${request.raw} is above the limit ${limit.raw}; the API server refuses the pod.`,
        remediation: 'Lower the request, or raise the limit.',
        facts: inferredOf([resourceFacts.requestWithinLimit]),
      },
    ]
  }
  const isWindows = deciding(observations, 'windowsRelease').length > 0
  if (!isWindows || least < 0 || least === most) return []
  return [
    {
      ...at,
      basis: 'fails',
      message: overbooked(request.raw, limit.raw),
      facts: inferredOf(facts),
    },
  ]
}

/** Whose pod it is stands in words alone. */
const inferredOf = (all: readonly AnyFact[]) =>
  all.map((fact) => ({ ...fact, confidence: 'inferred' as const }))

const overbooked = (request: string, limit: string) =>
  `The memory request ${request} is below the limit ${limit}, so the node can be overbooked: Windows ends no container for want of memory, it pages.`

const facts = [
  resourceFacts.limitEqualsRequest,
  resourceFacts.noOutOfMemoryKiller,
  resourceFacts.overbooked,
]
