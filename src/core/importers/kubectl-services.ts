import { defineImporter } from '../model/importer.ts'
import { decided, stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

export const kubectlServices = defineImporter({
  id: 'kubectl-services',
  summary: 'Output of kubectl get services',
  recognizes: ({ text }) => /^\s*(?:NAMESPACE\s+)?NAME\s+TYPE\s+CLUSTER-IP\b/m.test(text),
  read: (doc) => ({
    observations: matchesOf(doc, row).flatMap(
      ({ raw, place, placeOf, groups: [, type = '', address = '', external = ''] }) => {
        const at = placeOf(2)
        return [
          stated('cluster.services', `${raw} ${type} ${address}`, raw, place),
          ...(external === ''
            ? []
            : [stated('service.externalIp', external, external, placeOf(3))]),
          ...(/^(?:kube-dns|coredns|rke2-coredns-rke2-coredns)$/.test(raw) && /\d/.test(address)
            ? [
                stated('kubeDns.clusterIp', address, address, at),
                decided('clusterDNS', address, address, at),
              ]
            : []),
        ]
      },
    ),
  }),
})

const row =
  /^[ \t]*(?:[\w.-]{1,63}[ \t]+)?(?:service\/)?([\w.-]{1,63})[ \t]+(ClusterIP|NodePort|LoadBalancer)[ \t]+([\da-f.:]{3,45}|None)[ \t]+((?:\d{1,3}\.){3}\d{1,3})?/gm
