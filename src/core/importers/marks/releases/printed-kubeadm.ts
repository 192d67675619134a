import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { kubernetesVersionAt, stated } from '../../../model/observe.ts'
import { linuxMachine } from '../../../model/observed.ts'
import { matchesOf } from '../../text-of.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** The line that `kubeadm version` prints, wherever somebody has pasted it. */
const printed = new RegExp(
  acrossLines`
    ^[ \t>]{0,8}kubeadm version:[ \t]{0,4}&?version\.Info\{[^\n]{0,200}?
    \bGitVersion:"(v\d[^"\s]{1,60})"(?:[^\n]{0,400}\bPlatform:"(\w{3,12})\/)?
  `,
  'gm',
)

/** The release of kubeadm; on Windows the kubelet beside it is mostly of the same. */
export const printedKubeadmIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, printed).flatMap(({ raw, place, groups: [, system] }) => [
    stated(
      'kubeadm.version',
      raw.replace(/^v/, ''),
      raw,
      place,
      system === undefined || system === 'windows' ? {} : { subject: linuxMachine },
    ),
    ...(system !== 'windows'
      ? []
      : kubernetesVersionAt(raw, place, { inferred: true, weight: 'default' })),
  ])
