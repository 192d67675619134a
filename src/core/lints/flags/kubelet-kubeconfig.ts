import { kubeletStart } from '../../catalog/flags/kubelet-start.ts'
import { defineLint } from '../../model/lint.ts'

const { joinsWith } = kubeletStart
const { flag, makes } = joinsWith.value

export const kubeletKubeconfig = defineLint({
  id: 'kubelet-kubeconfig',
  on: 'command-line',
  summary: 'A kubelet that asks for a certificate is told where its kubeconfig goes',
  remediation: `Add --${flag} with the path of the file that the kubelet shall write, such as --${flag}=C:\\k\\kubelet.conf.`,
  decisions: [],
  isAbout: ({ program }) => program === 'kubelet',

  check({ flags, isComplete }) {
    const index = flags.findLastIndex(({ name }) => name === makes)
    const own = flags.findLast(({ name }) => name === flag)
    const isGiven = own !== undefined && !(own.isKnown && own.value === '')
    // A table or a terminal ends it so.
    const isCut = flags.some(({ name, value = '' }) => cut.test(value === '' ? name : value))
    const isGlued = flags.some(({ value }) => value?.includes(`--${flag}`))
    if (!isComplete || isCut || !flags[index]?.value || isGiven || isGlued) return []
    return [
      {
        path: [index],
        basis: 'fails',
        message: `--${makes} is given without --${flag}: the kubelet then runs by itself, asks for no certificate, and its node never appears.`,
        facts: [joinsWith],
      },
    ]
  },
})

const cut = /(?:\.{2,3}|…)["']?$/
