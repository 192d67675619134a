import { kubeletStart } from '../../../catalog/flags/kubelet-start.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isForWindows } from '../../config/for-windows.ts'

const { servesAt } = kubeletStart
const { flag, field } = servesAt.value

export const kubeletAddress = defineLint({
  id: 'kubelet-address',
  on: 'setup',
  summary: 'The cluster reaches the kubelet',
  remediation: `Leave --${flag} and ${field} out, or write 0.0.0.0; the port needs the certificate of who calls all the same.`,
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const lines = ofKind(parsed, 'command-line').filter(({ value }) => value.program === 'kubelet')
    const given = lines.flatMap(({ value: { flags }, placeOf }) => {
      const index = flags.findLastIndex(({ name }) => name === flag)
      const own = flags[index]
      return own ? [{ flags, own, place: placeOf([index, 'value']) }] : []
    })
    const ofFlags = given.flatMap(({ flags, own: { value = '', isKnown }, place }) =>
      // Who is told of no cluster runs static pods alone.
      isKnown && isLoopback(value) && flags.some(({ name }) => joins.has(name))
        ? [{ what: `--${flag} is ${bare(value)}`, place }]
        : [],
    )
    const ofFiles = ofKind(parsed, 'kubelet-config').flatMap(({ value, placeOf }) =>
      // A flag goes before the file.
      given.length === 0 && isForWindows(value) && isLoopback(valueAt(value.value, [field]))
        ? [
            {
              what: `${field} is ${String(valueAt(value.value, [field]))}`,
              place: placeOf([field]),
            },
          ]
        : [],
    )
    return [...ofFlags, ...ofFiles].map(({ what, place }) => ({
      path: [],
      place,
      basis: 'fails',
      message: `${what}: the kubelet listens for its own machine alone, so that logs, exec, port-forward and the metrics of the node end in "connection refused".`,
      facts: [servesAt],
    }))
  },
})

const joins: ReadonlySet<string> = new Set(['kubeconfig', 'bootstrap-kubeconfig'])
const bare = (value: string) => value.replace(/^["']+|["']+$/g, '')
const isLoopback = (value: unknown) =>
  typeof value === 'string' && /^(?:127(?:\.\d{1,3}){3}|::1)$/.test(bare(value))
