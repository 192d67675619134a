import { gmsa } from '../../../catalog/workload/windows-options.ts'
import { defineLint } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isBefore } from '../../../values/version.ts'

/** Of the pod or of a container of it: the name of a credential spec, or the spec itself. */
const form = /(?:^pod|\.container)\.alpha\.windows\.kubernetes\.io\/gmsa-credential-spec(?:-name)?$/

export const gmsaAnnotation = defineLint({
  id: 'gmsa-annotation',
  on: 'setup',
  summary: 'A gMSA is asked for with a field that the release reads',
  remediation: 'Write securityContext.windowsOptions.gmsaCredentialSpecName.',
  decisions: [],

  check({ observations, parsed }) {
    const { alpha, fields } = gmsa.stages.value
    const isOfAlpha = deciding(observations, 'kubernetesVersion').some(({ value }) =>
      isBefore(String(value), fields),
    )
    if (isOfAlpha) return []
    return ofKind(parsed, 'manifest').flatMap(({ value: { value, pod }, placeOf }) => {
      const path = [...(pod?.path ?? []), 'metadata', 'annotations']
      const annotations = valueAt(value, path)
      if (!pod || typeof annotations !== 'object' || annotations === null) return []
      return Object.keys(annotations)
        .filter((key) => form.test(key))
        .map((key) => ({
          path: [],
          place: placeOf([...path, key]),
          basis: 'unsupported' as const,
          message: `Only Kubernetes ${alpha} read the annotation ${key}; from ${fields} on it has no effect, and the pod gets no gMSA.`,
          facts: [gmsa.stages, gmsa.annotation],
        }))
    })
  },
})
