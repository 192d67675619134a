import { expect, test } from 'vitest'
import { readFiles } from '../../../engine/diagnose/reading/read.ts'

const read = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? [])
      .filter(({ name }) => name.startsWith('listed.'))
      .map(({ name, raw, subject, line }) => `${line} ${name} ${raw} ${subject ?? ''}`),
  )

const classes = `NAME                PROVISIONER          RECLAIMPOLICY
default (default)   disk.csi.azure.com   Delete
files               file.csi.azure.com   Delete
`
const accounts = 'NAME      SECRETS   AGE\ndefault   0         9d\nwins      0         9d\n'
const ofAll = `NAMESPACE   NAME   TYPE        CLUSTER-IP    EXTERNAL-IP   PORT(S)                 AGE
shop        web    NodePort    10.96.4.5     <none>        80:31234/TCP,443/TCP    9d
kube        dns    ClusterIP   10.96.0.10    <none>        53/UDP                  9d
`

test.each<readonly [name: string, text: string, found: readonly string[]]>([
  [
    'kinds without a namespace',
    `$ kubectl get sc\n${classes}`,
    ['3 listed.StorageClass default cluster', '4 listed.StorageClass files cluster'],
  ],
  [
    'the namespace that was asked for',
    `$ kubectl get sa -n shop\n${accounts}`,
    [
      '3 listed.ServiceAccount default namespace shop',
      '4 listed.ServiceAccount wins namespace shop',
    ],
  ],
  [
    'without one that of kubectl',
    `$ kubectl get sa\n${accounts}`,
    [
      '3 listed.ServiceAccount default namespace default',
      '4 listed.ServiceAccount wins namespace default',
    ],
  ],
  [
    'the namespaces of a list of all, and the ports of Services',
    `$ kubectl get svc -A\n${ofAll}`,
    [
      '3 listed.Service web namespace shop',
      '3 listed.servicePorts 80:31234/TCP,443/TCP service shop/web',
      '4 listed.Service dns namespace kube',
      '4 listed.servicePorts 53/UDP service kube/dns',
    ],
  ],
  ['a table without its command, of whichever namespace', accounts, []],
  ['one that was asked for by name', `$ kubectl get sa wins -n shop\n${accounts}`, []],
  ['what a filter left', `$ kubectl get sa -n shop | grep -v token\n${accounts}`, []],
  ['what labels select', `$ kubectl get sc -l tier=gold\n${classes}`, []],
])('%s', (_, text, found) => expect(read(text)).toEqual(found))
