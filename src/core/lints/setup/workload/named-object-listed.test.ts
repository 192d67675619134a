import { testLint } from '../../../testing/test-lint.ts'
import { namedObjectListed } from './named-object-listed.ts'

const classes = `PS> kubectl get sc
NAME                PROVISIONER          RECLAIMPOLICY   VOLUMEBINDINGMODE      ALLOWVOLUMEEXPANSION   AGE
default (default)   disk.csi.azure.com   Delete          WaitForFirstConsumer   true                   70d
managed-csi         disk.csi.azure.com   Delete          WaitForFirstConsumer   true                   70d

`
const claim = (name: string) =>
  `apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata: {name: data}\nspec:\n  storageClassName: ${name}\n`
const configMaps = (options: string) =>
  `$ kubectl get cm${options}\nNAME               DATA   AGE\nkube-root-ca.crt   1      90d\nsite-config        2      1d\n\n`
const pod = (map: string, space = 'web') =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: site, namespace: ${space}}\nspec:\n  nodeSelector: {kubernetes.io/os: windows}\n  containers: [{name: a, image: b}]\n  volumes:\n  - name: c\n    configMap: {name: ${map}}\n`
const className =
  'apiVersion: storage.k8s.io/v1\nkind: StorageClass\nmetadata: {name: fast}\nprovisioner: disk.csi.azure.com\n---\n'

testLint(namedObjectListed, {
  valid: [
    { name: 'a class of the list', text: classes + claim('managed-csi') },
    { name: 'the default class', text: classes + claim('default') },
    { name: 'a class that is made with it', text: `${classes}${className}${claim('fast')}` },
    {
      name: 'one class alone, asked for by its name',
      text: classes.replace('get sc', 'get sc default') + claim('fast'),
    },
    {
      name: 'a part of the list',
      text: classes.replace('get sc', 'get sc | grep -i NAME') + claim('fast'),
    },
    { name: 'a map of the namespace', text: configMaps(' -n web') + pod('site-config') },
    { name: 'the list of another namespace', text: configMaps('') + pod('other') },
    { name: 'no list', text: pod('other') },
    {
      name: 'endpoints that belong to no Service, as those of an election',
      text: '$ kubectl get svc -n web\nNAME   TYPE        CLUSTER-IP   EXTERNAL-IP   PORT(S)   AGE\nsite   ClusterIP   10.96.4.5    <none>        80/TCP    9d\n\napiVersion: v1\nkind: Endpoints\nmetadata: {name: leader, namespace: web}\n',
    },
  ],
  invalid: [
    {
      name: 'a class that the cluster does not list',
      text: classes + claim('managed-premium'),
      severity: 'warning',
      messages: [
        /names the StorageClass managed-premium, and the cluster lists default, managed-csi: .*stays Pending/,
      ],
    },
    {
      name: 'a map that its namespace does not have',
      text: configMaps(' -n web') + pod('site'),
      messages: [
        /names the ConfigMap site, and the cluster lists kube-root-ca.crt, site-config in that namespace/,
      ],
    },
    {
      name: 'a map that a list of all namespaces does not have there',
      text:
        '$ kubectl get configmaps -A\nNAMESPACE   NAME          DATA   AGE\ndefault     site-config   2      1d\nweb         other         1      1d\n\n' +
        pod('site-config'),
      messages: [/lists other in that namespace/],
    },
    {
      name: 'a driver that is not installed',
      text: 'kubectl get csidrivers\nNAME                 ATTACHREQUIRED   PODINFOONMOUNT   MODES        AGE\ndisk.csi.azure.com   true             false            Persistent   50d\n\napiVersion: v1\nkind: PersistentVolume\nmetadata: {name: a}\nspec:\n  csi: {driver: smb.csi.k8s.io, volumeHandle: x}\n',
      messages: [/names the CSIDriver smb.csi.k8s.io/],
    },
  ],
})
