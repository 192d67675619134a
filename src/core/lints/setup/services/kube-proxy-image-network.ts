import { flannel } from '../../../catalog/cni/flannel.ts'
import { calicoProxyFolder } from '../../../catalog/addresses/swtools.ts'
import { nodeRights } from '../../../catalog/node-rights.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind, type AnyParsed } from '../../../model/parsed.ts'
import { linesOfFlanneld } from '../../lines-of-flanneld.ts'

const { calicoProxy, flannelProxy } = nodeRights

export const kubeProxyImageNetwork = defineLint({
  id: 'kube-proxy-image-network',
  on: 'setup',
  summary: 'The image of kube-proxy is for the network of the cluster',
  remediation: 'Start kube-proxy as a service, or with an image for the network of the nodes.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const plugins = deciding(observations, 'cni')
    const [line] = linesOfFlanneld(parsed)
    const [other] = plugins
    const place = other ? observedAt(other) : line?.placeOf([])
    if (!place) return []
    if (plugins.some(({ value }) => value === calicoProxy.value.cni))
      return line || plugins.some(({ value }) => value === flannel.id)
        ? []
        : ofFlannel(parsed, plugins)
    const fetched = named(observations, 'fetched.swtools')
      .filter(({ value }) => String(value).startsWith(calicoProxyFolder))
      .map((one) => ({
        path: [],
        place: observedAt(one),
        also: [place],
        basis: 'fails' as const,
        message: `${one.raw} is for Calico: kube-proxy waits for its HNS network; the network here is ${other ? String(other.value) : flannel.id}, so it never starts.`,
        facts: [calicoProxy],
      }))
    if (fetched.length > 0) return fetched
    return ofKind(parsed, 'manifest').flatMap(({ value: { value, pod }, placeOf }) =>
      nodesAt(value, [...(pod?.path ?? []), 'spec'], ['containers', '*', 'image'])
        .filter(({ value: image }) => String(image).includes(calicoProxy.value.tag))
        .map(({ path, value: image }) => ({
          path: [],
          place: placeOf(path),
          also: [place],
          basis: 'fails' as const,
          message: `${String(image)} waits for the HNS network of Calico; the network here is ${other ? String(other.value) : flannel.id}, so kube-proxy never starts.`,
          facts: [calicoProxy],
        })),
    )
  },
})

/** The image for Flannel where the network is Calico’s: its script looks for the name in a variable. */
function ofFlannel(
  parsed: readonly AnyParsed[],
  plugins: readonly Observation[],
): readonly LintViolation[] {
  const also = plugins.slice(0, 1).map(observedAt)
  return ofKind(parsed, 'manifest').flatMap(({ value: { value, pod }, placeOf }) =>
    nodesAt(value, [...(pod?.path ?? []), 'spec'], ['containers', '*']).flatMap((container) => {
      const image = String(valueAt(container.value, ['image']))
      if (!image.includes(flannelProxy.value.tag) || valueAt(container.value, ['envFrom']))
        return []
      const [named] = nodesAt(container.value, [], ['env', '*']).filter(
        (one) => valueAt(one.value, ['name']) === flannelProxy.value.variable,
      )
      const network = valueAt(named?.value, ['value'])
      // Whoever wrote a name that is not one of Flannel’s has meant it.
      if (named && !(typeof network === 'string' && ofFlannelAlone.test(network))) return []
      return [
        {
          path: [],
          place: placeOf([...container.path, 'image']),
          also,
          basis: 'fails' as const,
          message: `${image} is for Flannel: its script asks HNS for ${named ? `the network ${String(network)}` : `the network that ${flannelProxy.value.variable} names, which is not set`}; the network here is ${calicoProxy.value.cni}, so the script ends and kube-proxy never starts.`,
          remediation: `Take an image with ${calicoProxy.value.tag}, and set ${flannelProxy.value.variable} to the HNS network of Calico.`,
          facts: [flannelProxy],
        },
      ]
    }),
  )
}

/** Names that networks of Flannel have in HNS. */
const ofFlannelAlone = /^(?:flannel\.\d{1,5}|vxlan0|cbr0)$/i
