import { network } from '../../catalog/network.ts'
import { defineLint } from '../../model/lint.ts'
import { gatesIn } from './gates-in.ts'

const { gate } = network.dsr

export const proxyDsrFlag = defineLint({
  id: 'proxy-dsr-flag',
  on: 'command-line',
  summary: 'kube-proxy with the gate for direct server return is told to use it',
  remediation: 'Give --enable-dsr=true as well, or take the gate out of the list.',
  decisions: [],
  isAbout: ({ program }) => program === 'kube-proxy',

  check({ program, flags, isComplete }) {
    const has = (wanted: string) => flags.some(({ name }) => name === wanted)
    // A file overrules nearly every flag.
    if (program !== 'kube-proxy' || !isComplete || has('config') || has('enable-dsr')) return []
    const at = flags.findLastIndex(({ name }) => name === 'feature-gates')
    const use = flags[at]
    const isOn = use && gatesIn([use]).some((one) => one.name === gate.value.name && one.isOn)
    if (!use?.isKnown || !isOn) return []
    return [
      {
        path: [at],
        basis: 'unsupported',
        message: `--feature-gates turns ${gate.value.name} on, and --enable-dsr is not given: the gate only allows direct server return, and kube-proxy does not use it.`,
        facts: [gate],
      },
    ]
  },
})
