import { flannel } from '../../../catalog/cni/flannel.ts'
import { calicoProxyFolder } from '../../../catalog/addresses/swtools.ts'
import { nodeRights } from '../../../catalog/node-rights.ts'
import { defineLint } from '../../../model/lint.ts'
import { nodesAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { linesOfFlanneld } from '../../lines-of-flanneld.ts'

const { calicoProxy } = nodeRights

export const kubeProxyImageNetwork = defineLint({
  id: 'kube-proxy-image-network',
  on: 'setup',
  summary: 'The image of kube-proxy is for the network of the cluster',
  remediation: 'Start kube-proxy as a service, or with an image for the network of the nodes.',
  decisions: [],

  check({ observations, parsed }) {
    const plugins = deciding(observations, 'cni')
    const [line] = linesOfFlanneld(parsed)
    const [other] = plugins
    const place = other ? observedAt(other) : line?.placeOf([])
    if (!place || plugins.some(({ value }) => value === calicoProxy.value.cni)) return []
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
