import { defineLint } from '../model/lint.ts'
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
  decisions: ['kubernetesVersion'],
  isAbout: ({ kind }) => kind === 'Service',

  check(document, { kubernetesVersion, operatingSystem, release }) {
    if (document.kind !== 'Service' || operatingSystem !== 'windows') return []
    return fieldsIn(document)
      .filter(({ limitation }) => isWithin(kubernetesVersion, limitation))
      .filter(({ limitation }) => !isFixed(limitation, kubernetesVersion, release))
      .map(fieldViolation)
  },
})

const isFixed = ({ fixedIn }: Limitation, minor: string, release: string | undefined) => {
  const first = fixedIn && ownValue(fixedIn.value, minor)
  return first !== undefined && release !== undefined && compareVersions(release, first) >= 0
}

const find = createFieldFinder(rowsOf('service-field'))
const known = new WeakMap<Manifest, readonly Field[]>()

function fieldsIn(document: Manifest): readonly Field[] {
  const kept = known.get(document)
  if (kept) return kept
  const fields = find(document.value, [])
  known.set(document, fields)
  return fields
}
