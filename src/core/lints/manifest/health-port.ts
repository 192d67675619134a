import { objectRelations } from '../../catalog/workload/object-relations.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { nodesAt, pathText, valueAt, type Node } from '../../model/nodes.ts'
import { mainContainersOf } from '../containers.ts'
import { textIn } from '../volume-claims.ts'

const { healthPort } = objectRelations
const probes = ['livenessProbe', 'readinessProbe', 'startupProbe']
const option = /^--(?:healthz?-port|http-endpoint)=(?:[\w.[\]:]{0,60}:)?(\d{1,5})$/

export const healthPortAsked = defineLint({
  id: 'health-port',
  on: 'manifest',
  summary: 'A probe of the health of a program asks the port that it is told to serve it on',
  remediation: 'Write the same port into the option, the probe and the port that it names.',
  decisions: [],
  isAbout: hasPod,

  check(manifest) {
    if (manifest.isPart === true) return []
    const containers = mainContainersOf(manifest)
    const served = containers.flatMap(portsOf)
    const [first] = served
    // Several programs of one pod serve theirs each on its own.
    if (!first || served.some(({ port }) => port !== first.port)) return []
    return containers.flatMap((container) =>
      first.of === container || first.isHelper ? asked(container, first) : [],
    )
  },
})

interface Served {
  readonly port: number
  readonly text: string
  readonly of: Node
  /** It serves the health of the driver beside it. */
  readonly isHelper: boolean
}

const portsOf = (container: Node): readonly Served[] =>
  ['command', 'args'].flatMap((list) =>
    nodesAt(container.value, [], [list, '*']).flatMap(({ value }) => {
      const port = typeof value === 'string' ? option.exec(value)?.[1] : undefined
      return port === undefined || port === '0'
        ? []
        : [
            {
              port: Number(port),
              text: String(value),
              of: container,
              isHelper: textIn(container.value, ['image']).includes('livenessprobe'),
            },
          ]
    }),
  )

const asked = (container: Node, { port, text }: Served): readonly LintViolation[] =>
  probes.flatMap((probe): readonly LintViolation[] => {
    const get = valueAt(container.value, [probe, 'httpGet'])
    const wanted = numberOf(container.value, valueAt(get, ['port']))
    const isHealth = /^\/?(?:healthz|livez|readyz)$/.test(textIn(get, ['path']))
    if (!isHealth || wanted === undefined || wanted === port) return []
    const path = [...container.path, probe, 'httpGet', 'port']
    return [
      {
        path,
        basis: 'fails',
        message: `${pathText(path)} leads to ${wanted}, and ${text} serves the health on ${port}: the probe is refused each time.`,
        facts: [healthPort],
      },
    ]
  })

function numberOf(container: unknown, port: unknown): number | undefined {
  if (typeof port === 'number') return port
  const own = nodesAt(container, [], ['ports', '*']).find(
    (one) => valueAt(one.value, ['name']) === port,
  )
  const number = own && valueAt(own.value, ['containerPort'])
  return typeof number === 'number' ? number : undefined
}
