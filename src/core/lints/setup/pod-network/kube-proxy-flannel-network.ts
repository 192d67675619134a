import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { mayHaveOwn, namesByDefault, networkMadeBy, ownAsked } from './made-network.ts'

export const kubeProxyFlannelNetwork = defineLint({
  id: 'kube-proxy-flannel-network',
  on: 'setup',
  summary: 'kube-proxy is given the name of the network that flanneld makes',
  remediation:
    'Write one name for kube-proxy and for flanneld: Name of the backend in net-conf.json, or the one that it takes by itself.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const [conf, ...others] = ofKind(parsed, 'flannel-net-conf')
    const made = conf && others.length === 0 ? networkMadeBy(conf.value.value) : undefined
    // What HNS shows is what counts, and is held against the name by itself.
    if (!conf || !made || named(observations, 'hns.network.name').length > 0) return []
    const given = [
      ...named(observations, 'kubeProxy.flag.network-name'),
      ...named(observations, 'kubeProxy.config.winkernel.networkName'),
    ].filter(({ value }) => value !== '')
    const told = given.length > 0 ? given : named(observations, 'kubeProxy.env.KUBE_NETWORK')
    const [one] = told
    // A pattern, a variable, or several of which one may be that of this node.
    const isOpen = told.some(({ value }) => isPattern.test(String(value)))
    const isSame = told.some(({ value }) => String(value).toLowerCase() === made.name.toLowerCase())
    if (!one || isOpen || isSame || told.some(({ value }) => value !== one.value)) return []
    const at = { path: [], place: placeOf(one), also: [conf.placeOf(made.path)] }
    const isChosen =
      conf.value.isInObject !== true && made.isByDefault && !byDefault.test(String(one.value))
    if (mayHaveOwn(conf, parsed, made.name) || isChosen) {
      const source = conf.value.isInObject === true ? 'ConfigMap' : 'file'
      const message = ownAsked.message(String(one.value), made.name, source)
      return [{ ...at, basis: 'fails', ...ownAsked, message }]
    }
    return [
      {
        ...at,
        basis: 'fails',
        message: `kube-proxy looks for the network ${String(one.value)}; flanneld makes ${made.name}${made.isByDefault ? ', as the backend names none' : ''}: kube-proxy waits for it and writes no rules.`,
        facts: [cniEndpoints.sameNetworkName],
      },
    ]
  },
})

/** Names that a backend gives by itself; any other one stands in a net-conf.json, which may be another than this. */
const byDefault = namesByDefault()
const isPattern = /[*?[\]^$|{}<>%]/
