import { defineImporter } from '../model/importer.ts'
import { decided, stated } from '../model/observe.ts'
import { isDnsService } from './names.ts'
import { matchesOf } from './text-of.ts'
import { acrossLines } from '../values/across-lines.ts'

export const kubectlServices = defineImporter({
  id: 'kubectl-services',
  summary: 'Output of kubectl get services',
  recognizes: ({ text }) =>
    /^\s*(?:NAMESPACE\s+)?NAME\s+TYPE\s+CLUSTER-IP\b/m.test(text) || rowAlone.test(text),
  read: (doc) => ({
    observations: matchesOf(doc, row).flatMap(
      ({
        placeOf,
        groups: [space, raw = '', type = '', address = '', external = '', ports = ''],
      }) => {
        const [place, at] = [placeOf(1), placeOf(3)]
        const namespace = space ?? spaceOf.exec(doc.command ?? '')?.[1] ?? ''
        return [
          stated('cluster.services', `${raw} ${type} ${address}`, raw, place),
          stated('service.listed', `${namespace}/${raw} ${address} ${ports}`, raw, place, {
            absent: true,
          }),
          ...(external === ''
            ? []
            : [stated('service.externalIp', external, external, placeOf(4))]),
          ...(isDnsService(raw) && /\d/.test(address)
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

/** Without the line of heads, as grep leaves it. */
const rowAlone = new RegExp(
  acrossLines`
    ^[ \t]*(?:[\w.-]{1,63}[ \t]+){1,2}(?:ClusterIP|NodePort|LoadBalancer)[ \t]+
    (?:\d{1,3}(?:\.\d{1,3}){3}|None)[ \t]+\S{1,60}[ \t]+\d{1,5}(?::\d{1,5})?\/(?:TCP|UDP|SCTP)\S{0,200}
    [ \t]+\d{1,5}[smhdy]\S{0,8}[ \t]*$
  `,
  'm',
)

/** `-n shop`, of a list without that column. */
const spaceOf = /\s(?:-n|--namespace)[\s=]{1,4}([a-z\d-]{1,63})/

const row = new RegExp(
  acrossLines`
    ^[ \t]*(?:([\w.-]{1,63})[ \t]+)?(?:service\/)?([\w.-]{1,63})[ \t]+
    (ClusterIP|NodePort|LoadBalancer)[ \t]+([\da-f.:]{3,45}|None)[ \t]+
    ((?:\d{1,3}\.){3}\d{1,3})?(?:[^\n\d]{1,80}[ \t]|[ \t]+)?
    ((?:\d{1,5}(?::\d{1,5})?\/(?:TCP|UDP|SCTP),?){1,30})?
  `,
  'gm',
)
