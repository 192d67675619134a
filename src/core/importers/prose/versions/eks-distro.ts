import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided } from '../../../model/observe.ts'
import { saidIn } from '../meant/said.ts'

/** `EKS Distro Release: v1-28-eks-16`, `v1-28-16`: the minor with dashes. */
const release =
  /\bEKS[- ](?:Distro|D)(?:\sRelease)?[*_`]{0,2}\s?[:=]?\s{0,3}[*_`]{0,2}(v?1-\d{2}(?:-eks)?-\d{1,3})\b/gi

/** The minor of Kubernetes that a release of EKS Distro has in its name. */
export const eksDistroIn = (doc: Document): readonly Observation[] =>
  saidIn(doc, release).flatMap(({ raw, place }) => {
    const minor = `1.${/1-(\d{2})/.exec(raw)?.[1] ?? ''}`
    return (['kubernetesVersion', 'controlPlaneVersion'] as const).map((id) =>
      decided(id, minor, raw, place, { inferred: true }),
    )
  })
