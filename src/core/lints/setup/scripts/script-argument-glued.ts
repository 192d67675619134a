import { kubeletStart } from '../../../catalog/flags/kubelet-start.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const scriptArgumentGlued = defineLint({
  id: 'script-argument-glued',
  on: 'setup',
  summary: 'A blank stands between the flags of kubeadm and those that a script adds',
  remediation: 'Begin the text that is added with a blank.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'script.gluedArgument').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails' as const,
      message: `${one.raw} is put right behind the flags that kubeadm wrote, with no blank between: it becomes a part of the last value there, and the kubelet does not get it.`,
      facts: [kubeletStart.kubeadmEndsInFlag],
    })),
})
