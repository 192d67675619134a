import { namedObjects } from '../../../catalog/workload/named-objects.ts'
import { smbServer } from '../../../catalog/workload/smb-server.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { grouped } from '../../../values/grouped.ts'
import { parseQuantity } from '../../../values/quantity.ts'
import { faultAt } from '../../fault-at.ts'
import { byName, textIn, type Object } from '../../volume-claims.ts'

export const claimFitsVolume = defineLint({
  id: 'claim-fits-volume',
  on: 'setup',
  summary: 'A claim asks for what the volume has that it names, and each share has its own handle',
  remediation: 'Write the class, the size and the modes of the volume into the claim.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const of = (kind: string) => manifests.filter(({ value }) => value.kind === kind)
    const volumes = of('PersistentVolume')
    if (volumes.length === 0) return []
    const named = byName(volumes)
    return [
      ...of('PersistentVolumeClaim').flatMap((claim) => {
        const volume = named.get(textIn(claim.value.value, ['spec', 'volumeName']))
        return volume ? misfits(claim, volume) : []
      }),
      ...sharedHandles(volumes),
    ]
  },
})

type Path = LintViolation['path']

const className: Path = ['spec', 'storageClassName']
const asked: Path = ['spec', 'resources', 'requests', 'storage']
const has: Path = ['spec', 'capacity', 'storage']

/** Where a claim cannot be bound to the volume that it names. */
function misfits(claim: Object, volume: Object): readonly LintViolation[] {
  const { value: own, name = '' } = claim.value
  const other = volume.value.value
  const report = (at: Path, there: Path, what: string): LintViolation =>
    faultAt(
      claim.placeOf(at),
      'fails',
      `The claim ${name} names the volume ${volume.value.name ?? ''}, and ${what}: it stays Pending (“Cannot bind to requested volume”).`,
      namedObjects.volumeOfClaim,
      { also: [volume.placeOf(there)] },
    )
  // A claim that names no class may be given the default one.
  const takesDefault = valueAt(own, className) === undefined
  const [ownClass, otherClass] = [textIn(own, className), textIn(other, className)]
  const [size, space] = [own, other].map((value, i) => {
    const text = valueAt(value, i === 0 ? asked : has)
    return typeof text === 'string' || typeof text === 'number'
      ? { text: String(text), number: parseQuantity(String(text)) }
      : undefined
  })
  const modes = nodesAt(other, ['spec', 'accessModes'], ['*']).map((one) => String(one.value))
  const missing = nodesAt(own, ['spec', 'accessModes'], ['*']).find(
    (one) => modes.length > 0 && !modes.includes(String(one.value)),
  )
  return [
    ...(takesDefault || ownClass === otherClass
      ? []
      : [
          report(
            className,
            otherClass === '' ? ['spec'] : className,
            `its class is ${ownClass === '' ? 'none' : ownClass}, that of the volume ${otherClass === '' ? 'none' : otherClass}`,
          ),
        ]),
    ...(size?.number !== undefined && space?.number !== undefined && size.number > space.number
      ? [report(asked, has, `it asks for ${size.text} where the volume has ${space.text}`)]
      : []),
    ...(missing
      ? [
          report(
            missing.path,
            ['spec', 'accessModes'],
            `it asks for ${String(missing.value)} where the volume has ${modes.join(', ')}`,
          ),
        ]
      : []),
  ]
}

/** Two volumes of different shares with one handle, of which a node mounts the first alone. */
function sharedHandles(volumes: readonly Object[]): readonly LintViolation[] {
  const handled = volumes.flatMap((one) => {
    const handle = textIn(one.value.value, ['spec', 'csi', 'volumeHandle'])
    const driver = textIn(one.value.value, ['spec', 'csi', 'driver'])
    return handle === '' || driver !== smbServer.value.driver ? [] : [{ one, handle }]
  })
  return [...grouped(handled, ({ handle }) => handle).entries()].flatMap(
    ([handle, all]): readonly LintViolation[] => {
      const sourceOf = (one: Object) =>
        textIn(one.value.value, ['spec', 'csi', 'volumeAttributes', 'source'])
      const [first] = all
      const other = first && all.find(({ one }) => sourceOf(one) !== sourceOf(first.one))
      if (!first || !other) return []
      return [
        faultAt(
          other.one.placeOf(['spec', 'csi', 'volumeHandle']),
          'fails',
          `The volumes ${first.one.value.name ?? ''} and ${other.one.value.name ?? ''} are of different shares and have one volumeHandle, ${handle}: on a node that has the one mounted, pods of the other see its files, or wait.`,
          namedObjects.handle,
          {
            also: [first.one.placeOf(['spec', 'csi', 'volumeHandle'])],
            remediation: 'Give each volume a handle of its own, such as server/share##name.',
          },
        ),
      ]
    },
  )
}
