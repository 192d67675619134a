import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isServedKind, servedFault } from '../../served-version.ts'

export const apiVersionTold = defineLint({
  id: 'api-version-told',
  on: 'setup',
  summary: 'The API server serves the version that a text tells of an object',
  remediation: 'Name a version that this API server serves.',
  decisions: ['controlPlaneVersion'],

  check({ observations, parsed }, { controlPlaneVersion }): readonly LintViolation[] {
    return named(observations, 'apiVersion.told').flatMap((one) => {
      const [kind = '', version = ''] = String(one.value).split(' ')
      // A manifest that was sent is judged itself.
      const isSent = ofKind(parsed, 'manifest').some(({ value }) => value.kind === kind)
      if (isSent || !isServedKind(kind)) return []
      const fault = servedFault(kind, version, controlPlaneVersion)
      return fault ? [{ path: [], place: placeOf(one), basis: 'unsupported', ...fault }] : []
    })
  },
})
