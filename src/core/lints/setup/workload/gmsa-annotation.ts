import { gmsa } from '../../../catalog/workload/windows-options.ts'
import { defineLint } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind, type Setup } from '../../../model/parsed.ts'
import { isBefore } from '../../../values/version.ts'

/** Of the pod or of a container of it: the name of a credential spec, or the spec itself. */
const form = /(?:^pod|\.container)\.alpha\.windows\.kubernetes\.io\/gmsa-credential-spec(?:-name)?$/

export const gmsaAnnotation = defineLint({
  id: 'gmsa-annotation',
  on: 'setup',
  summary: 'A gMSA is asked for with a field that the release reads',
  remediation: 'Write securityContext.windowsOptions.gmsaCredentialSpecName.',
  decisions: [],

  check(setup) {
    const { parsed } = setup
    const { alpha, fields } = gmsa.stages.value
    const told = deciding(setup.observations, 'kubernetesVersion')
    const isOfAlpha = told.some(({ value }) => isBefore(String(value), fields))
    const isOff = isOfAlpha && told.every(({ value }) => value === alpha) && isGateOff(setup)
    if (isOfAlpha && !isOff) return []
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
          ...(isOff && { remediation: `Give the kubelet --feature-gates=${gmsa.gate}=true.` }),
          message: isOff
            ? `The kubelet of Kubernetes ${alpha} reads the annotation ${key} with the feature gate ${gmsa.gate} alone, which is off there, and the one that was sent does not turn it on: the pod gets no gMSA.`
            : `Only Kubernetes ${alpha} read the annotation ${key}; from ${fields} on it has no effect, and the pod gets no gMSA.`,
          facts: [gmsa.stages, gmsa.annotation],
        }))
    })
  },
})

/** A whole start of a kubelet that reads no file shows the gates that it turns on. */
function isGateOff({ observations, parsed }: Setup): boolean {
  const kubelets = ofKind(parsed, 'command-line').filter(
    ({ value: { program, isOfKubeadm } }) => program === 'kubelet' && isOfKubeadm !== true,
  )
  const isTold = named(observations, 'featureGate.on').some(
    ({ value }) => value === gmsa.gate || value === 'AllAlpha',
  )
  return (
    !isTold &&
    kubelets.length > 0 &&
    kubelets.every(
      ({ value: { flags, isComplete } }) =>
        isComplete &&
        flags.every(
          ({ name, isKnown, value }) =>
            name !== 'config' &&
            (name !== 'feature-gates' || (isKnown && !turnedOn.test(value ?? ''))),
        ),
    )
  )
}

const turnedOn = new RegExp(String.raw`\b(?:${gmsa.gate}|AllAlpha)\s*=\s*(?:true|1|t)\b`, 'i')
