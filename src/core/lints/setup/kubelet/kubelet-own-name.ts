import { nodeRights } from '../../../catalog/node-rights.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'

const { user } = nodeRights

export const kubeletOwnName = defineLint({
  id: 'kubelet-own-name',
  on: 'setup',
  summary: 'The kubelet registers under the name that its certificate was made for',
  remediation:
    'Take the file and the certificate of another node away, and join the node again under its own name.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const told = named(observations, 'kubelet.flag.hostname-override')
    const [own] = told
    const name = own?.raw ?? ''
    if (!own || told.length > 1 || !/^[a-z\d][a-z\d.-]*$/i.test(name)) return []
    const files = ofKind(parsed, 'manifest').filter(({ value }) => value.kind === 'Config')
    const shown = named(observations, 'node.certificateName').map((one) => ({
      node: one.raw,
      place: observedAt(one),
      of: 'certificate',
    }))
    const inFiles = files.flatMap(({ value: { value }, placeOf }) => {
      const contexts = nodesAt(value, [], ['contexts', '*'])
      const current = valueAt(value, ['current-context'])
      // Where the one in use is misspelt, any may be meant.
      const isKnown = contexts.some((one) => valueAt(one.value, ['name']) === current)
      return contexts.flatMap((one) => {
        const text = valueAt(one.value, ['context', 'user'])
        const isInUse = !isKnown || valueAt(one.value, ['name']) === current
        return isInUse && typeof text === 'string' && text.startsWith(user.value)
          ? [
              {
                node: text.slice(user.value.length),
                place: placeOf([...one.path, 'context', 'user']),
                of: 'kubeconfig',
              },
            ]
          : []
      })
    })
    const users = [...inFiles, ...shown]
    const [first] = users
    const isOwn = ({ node }: { readonly node: string }) =>
      node === '' || node.toLowerCase() === name.toLowerCase()
    if (!first || users.some(isOwn)) return []
    return [
      faultAt(
        observedAt(own),
        'fails',
        `The kubelet calls its node ${name}, and its ${first.of} is of ${user.value}${first.node}: the API server lets a node write its own object alone, so this one is refused (“node "${first.node}" is not allowed to modify node "${name}"”).`,
        user,
        { also: [first.place] },
      ),
    ]
  },
})
