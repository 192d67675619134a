import { podManifest, serviceManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { objectFieldKnown } from './object-field-known.ts'

testLint(objectFieldKnown, {
  valid: [
    {
      name: 'names as they are',
      document: podManifest({
        tolerations: [{ key: 'os', operator: 'Exists', effect: 'NoSchedule' }],
      }),
    },
    {
      name: 'labels, which anybody chooses',
      document: podManifest({ nodeSelector: { Effect: 'a' } }),
    },
    {
      name: 'what a driver of volumes reads, which names its own fields',
      document: podManifest({
        volumes: [
          {
            name: 'a',
            csi: { driver: 'file.csi.azure.com', volumeAttributes: { subpath: 'a' } },
          },
          {
            name: 'b',
            flexVolume: { driver: 'microsoft.com/smb.cmd', options: { mountpath: 'b' } },
          },
        ],
      }),
    },
    {
      name: 'a name that no field has, in an object of another project',
      text: 'apiVersion: example.com/v1\nkind: Pod\nmetadata: {name: a}\nspec: {frobnicate: true}\n',
    },
    {
      name: 'fields of a step of Tekton, which becomes a container',
      text: 'apiVersion: tekton.dev/v1\nkind: Task\nmetadata: {name: a}\nspec:\n  steps:\n  - name: a\n    image: alpine\n    script: ls\n',
    },
    {
      name: 'fields that an earlier release had',
      document: serviceManifest({ ipFamily: 'IPv4', topologyKeys: ['*'] }),
    },
    {
      name: 'a backend where the first Ingress had it',
      text: 'apiVersion: extensions/v1beta1\nkind: Ingress\nmetadata: {name: a}\nspec:\n  backend: {serviceName: web, servicePort: 80}\n',
    },
    {
      name: 'fields of an earlier version of the API',
      document: {
        apiVersion: 'extensions/v1beta1',
        kind: 'Deployment',
        metadata: { name: 'a' },
        spec: { rollbackTo: { revision: 1 }, template: { spec: { containers: [] } } },
      },
    },
    {
      name: 'what a tool for patches reads',
      document: podManifest({ $setElementOrder: [], $patch: 'merge' }),
    },
  ],
  invalid: [
    ...(
      [
        ['DaemonSet', 'replicas', 'Deployment'],
        ['DaemonSet', 'strategy', 'Deployment'],
        ['Deployment', 'updateStrategy', 'DaemonSet'],
        ['Deployment', 'volumeClaimTemplates', 'StatefulSet'],
        ['StatefulSet', 'parallelism', 'Job'],
      ] as const
    ).map(([kind, field, other]) => ({
      name: `${field} in a ${kind}`,
      text: `apiVersion: apps/v1
kind: ${kind}
metadata:
  name: a
spec:
  ${field}: 1
  selector: {matchLabels: {app: a}}
  template:
    metadata: {labels: {app: a}}
    spec:
      nodeSelector: {kubernetes.io/os: windows}
      containers: [{name: a, image: 'a/b:ltsc2022'}]
`,
      messages: [new RegExp(`spec\\.${field} is a field of a ${other} and none of a ${kind}`)],
      severity: 'warning' as const,
    })),
    {
      name: 'a letter left out of a short name',
      document: podManifest({ containers: [{ nae: 'a', image: 'a/b:ltsc2022' }] }),
      messages: [/containers\[0\]\.nae is called name/],
    },
    {
      name: 'fields of pods in a container, and of a container in the pod',
      document: podManifest({
        imagePullPolicy: 'Always',
        containers: [{ name: 'a', nodeSelector: {}, hostProcess: true }],
      }),
      messages: [
        /containers\[0\]\.nodeSelector belongs beside other fields of a PodSpec/,
        /containers\[0\]\.hostProcess belongs to securityContext\.windowsOptions\.hostProcess/,
        /spec\.imagePullPolicy is no field of a PodSpec up to 1\.36/,
      ],
      severity: 'warning',
    },
    {
      name: 'fields of the pod beside its template',
      document: {
        apiVersion: 'apps/v1',
        kind: 'DaemonSet',
        metadata: { name: 'a' },
        spec: { tolerations: [], selectr: {}, template: { spec: { containers: [] } } },
      },
      messages: [
        /spec\.tolerations belongs to template\.spec\.tolerations/,
        /selectr is called selector/,
      ],
    },
    {
      name: 'the beginning of a name left out',
      document: podManifest({
        securityContext: { windowsOptions: { credentialSpecName: 'gmsa-web' } },
      }),
      messages: [/windowsOptions\.credentialSpecName is called gmsaCredentialSpecName/],
      severity: 'warning',
    },
    {
      name: 'a letter too few',
      document: podManifest({ volumes: [{ name: 'a', configMap: { name: 'a', item: [] } }] }),
      messages: [/is called items/],
      severity: 'warning',
    },
    {
      name: 'other capitals',
      document: podManifest({
        nodeselector: { 'kubernetes.io/os': 'windows' },
        tolerations: [{ key: 'os', Effect: 'NoSchedule' }],
      }),
      messages: [
        /nodeselector is called nodeSelector/,
        /tolerations\[0\]\.Effect is called effect/,
      ],
      severity: 'warning',
    },
    {
      name: 'a name that no field has',
      document: podManifest({ frobnicate: true }),
      messages: [/^spec\.frobnicate is no field of a PodSpec up to 1\.36/],
      severity: 'warning',
    },
    {
      name: 'what several fields have, without any of them',
      document: podManifest({}, { httpGet: { port: 80 } }),
      messages: [/containers\[0\]\.httpGet is no field of a Container/],
    },
    {
      name: 'labels without the field that holds them',
      document: {
        apiVersion: 'apps/v1',
        kind: 'Deployment',
        metadata: { name: 'a' },
        spec: {
          selector: { app: 'a' },
          template: { metadata: { labels: { app: 'a' } }, spec: { containers: [] } },
        },
      },
      messages: [/^spec\.selector\.app is no field of a LabelSelector/],
    },
  ],
})
