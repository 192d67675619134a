import { defineLint, type Surroundings } from '../model/lint.ts'
import type { Limitation } from '../catalog/limitations/index.ts'
import type { Manifest } from '../model/manifest.ts'
import { ownValue } from '../values/own.ts'
import { compareVersions, isWithin } from '../values/version.ts'
import { createFieldFinder, fieldViolation, rowsOf, type Field } from './limitation-rows.ts'

export const serviceField = defineLint({
  id: 'service-field',
  on: 'manifest',
  summary: 'A Service for Windows pods sets no field that Windows ignores or does otherwise',
  remediation:
    'Take the field out, or see that version, Windows release and network of the nodes have it.',
  decisions: ['kubernetesVersion', 'ipFamily'],
  isAbout: ({ kind }) => kind === 'Service',

  check(document, world) {
    if (document.kind !== 'Service' || world.operatingSystem !== 'windows') return []
    const fields = fieldsIn(document)
    if (fields.length === 0) return []
    const { kubernetesVersion, release } = world
    return fields
      .filter(({ limitation }) => isWithin(kubernetesVersion, limitation))
      .filter(({ limitation }) => !isFixed(limitation, kubernetesVersion, release))
      .filter((field) => hasEffect(field, world))
      .map(fieldViolation)
  },
})

const isFixed = ({ fixedIn }: Limitation, minor: string, release: string | undefined) => {
  const first = fixedIn && ownValue(fixedIn.value, minor)
  return first !== undefined && release !== undefined && compareVersions(release, first) >= 0
}

/** A cluster with one family gives a Service no other. */
const hasEffect = ({ value }: Field, world: Surroundings<'ipFamily'>): boolean =>
  value !== 'PreferDualStack' || world.ipFamily === 'dual-stack'

const find = createFieldFinder(rowsOf('service-field'))
const known = new WeakMap<Manifest, readonly Field[]>()

function fieldsIn(document: Manifest): readonly Field[] {
  const kept = known.get(document)
  if (kept) return kept
  const fields = find(document.value, [])
  known.set(document, fields)
  return fields
}
