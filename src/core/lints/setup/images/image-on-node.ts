import { pulls } from '../../../catalog/workload/pull-policy.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { mainContainersOf } from '../../containers.ts'
import { faultAt } from '../../fault-at.ts'

export const imageOnNode = defineLint({
  id: 'image-on-node',
  on: 'setup',
  summary: 'An image that nobody pulls is among those of the node',
  remediation:
    'Name an image that crictl images lists, pull it into the namespace k8s.io (ctr -n k8s.io images pull), or take IfNotPresent.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const listed = named(observations, 'runtime.image')
    const [first] = listed
    if (!first || listed.length > most) return []
    const own = new Set(listed.map(({ value }) => wholeName(String(value))))
    const names = new Map(listed.map((one) => [nameOf(wholeName(String(one.value))), one]))
    return ofKind(parsed, 'manifest').flatMap(({ value, placeOf }) =>
      mainContainersOf(value)
        .filter((one) => valueAt(one.value, ['imagePullPolicy']) === 'Never')
        .flatMap((one): readonly LintViolation[] => {
          const image = valueAt(one.value, ['image'])
          if (typeof image !== 'string') return []
          const near = names.get(nameOf(wholeName(image)))
          if (!near || own.has(wholeName(image))) return []
          return [
            faultAt(
              placeOf([...one.path, 'image']),
              'fails',
              `Nobody pulls ${image}, since imagePullPolicy is Never, and the images that were listed have ${String(near.value)} of that name: ErrImageNeverPull on that node.`,
              pulls.never,
              { also: [observedAt(near)] },
            ),
          ]
        }),
    )
  },
})

/** Nobody reads more of them. */
const most = 1_000

const wholeName = (image: string) => {
  const name = image.replace(/^docker\.io\/(?:library\/)?/, '')
  return /:[^/]*$/.test(name) ? name : `${name}:latest`
}
const nameOf = (image: string) => image.replace(/:[^:/]*$/, '')
