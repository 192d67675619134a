import { nodeRights } from '../../../catalog/node-rights.ts'
import { defineLint } from '../../../model/lint.ts'
import { ofKind } from '../../../model/parsed.ts'
import { hasFlag } from './lines.ts'

const flag = 'hostname-override'

/** The name of the host, which kube-proxy takes by itself. */
const ofHost = /hostname|computername|machinename/i

const isPlain = /^[\w.-]+$/

export const kubeProxyNodeName = defineLint({
  id: 'kube-proxy-node-name',
  on: 'setup',
  summary: 'kube-proxy has the name that the kubelet gives to the node',
  remediation: `Give kube-proxy the --${flag} of the kubelet.`,
  decisions: [],

  check({ parsed }) {
    const lines = ofKind(parsed, 'command-line').filter(({ value }) => value.isComplete)
    const own = lines.find(
      ({ value }) =>
        value.program === 'kubelet' &&
        value.flags.some((one) => one.name === flag && !ofHost.test(one.value ?? '')),
    )
    const proxies = lines.filter(({ value }) => value.program === 'kube-proxy')
    // A file may give the name, and one line of several may be an example.
    if (!own || proxies.some(({ value }) => hasFlag(value, flag) || hasFlag(value, 'config'))) {
      return []
    }
    const index = own.value.flags.findIndex(({ name }) => name === flag)
    const name = own.value.flags[index]
    return proxies.slice(0, 1).map(({ placeOf, editsOf }) => ({
      path: [],
      place: placeOf([]),
      also: [own.placeOf([index, 'value'])],
      basis: 'fails' as const,
      ...(name?.isKnown === true && proxies.length === 1 && isPlain.test(name.value ?? '')
        ? { edits: editsOf?.([], { is: 'added', flags: [`--${flag}=${name.value}`] }) ?? [] }
        : {}),
      message: `The kubelet has --${flag}, kube-proxy has not: under another name it does not find its own node, and deletes endpoints of its pods.`,
      facts: [nodeRights.sameName],
    }))
  },
})
