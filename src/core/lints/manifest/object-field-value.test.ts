import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { objectFieldValue } from './object-field-value.ts'

const container = (fields: object) => podManifest({ containers: [{ name: 'a', ...fields }] })
const service = (spec: object) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'a' },
  spec,
})

testLint(objectFieldValue, {
  valid: [
    {
      name: 'values as they are',
      document: container({
        args: ['a'],
        env: [{ name: 'PORT', value: '80' }],
        ports: [{ containerPort: 80, hostPort: 0, protocol: 'TCP' }],
        resources: { limits: { cpu: 1, memory: '1Gi' } },
        stdin: true,
        securityContext: null,
      }),
    },
    {
      name: 'quantities in each of their forms',
      document: container({
        resources: {
          limits: { cpu: '.5', memory: '1e9', 'ephemeral-storage': null },
          requests: { cpu: '500m', memory: '${MEMORY}' },
        },
      }),
    },
    {
      name: 'a list of words',
      document: service({ ipFamilies: ['IPv4'], ports: [{ port: 80 }] }),
    },
    {
      name: 'a port by its name',
      document: service({ ports: [{ port: 80, targetPort: 'http' }] }),
    },
    {
      name: 'a choice that documentation shows',
      document: podManifest({
        topologySpreadConstraints: [{ maxSkew: 1, nodeAffinityPolicy: ['Honor|Ignore'] }],
      }),
    },
    {
      name: 'values that somebody took out',
      document: {
        apiVersion: 'v1',
        kind: 'Secret',
        metadata: { name: 'a' },
        stringData: { password: ['REDACTED'], username: ['our user'] },
      },
    },
    {
      name: 'places that are filled in later',
      document: {
        apiVersion: 'apps/v1',
        kind: 'Deployment',
        metadata: { name: 'a' },
        spec: { replicas: '${REPLICAS}', strategy: '#{strategy}#', paused: 'YOUR_CHOICE' },
      },
    },
    {
      name: 'a kind of another project',
      document: { ...service({ type: 'Mesh' }), apiVersion: 'mesh.example.com/v1' },
    },
  ],
  invalid: [
    {
      name: 'texts that are no quantities',
      document: container({
        resources: { limits: { cpu: '', memory: '800MB' }, requests: { cpu: '1,5' } },
      }),
      messages: [
        /limits\.cpu is empty, which is no quantity/,
        /limits\.memory is 800MB, which/,
        /requests\.cpu is 1,5/,
      ],
      severity: 'error',
    },
    {
      name: 'a size that is no quantity',
      document: podManifest({
        containers: [{ name: 'a' }],
        volumes: [{ name: 'tmp', emptyDir: { sizeLimit: '2 Gi' } }],
      }),
      messages: [/emptyDir\.sizeLimit is 2 Gi/],
    },
    {
      name: 'a number as the value of a variable',
      document: container({ env: [{ name: 'PORT', value: 8080 }] }),
      messages: [/env\[0\]\.value is 8080, a number; the API takes text/],
      severity: 'error',
    },
    {
      name: 'a command that is no list',
      document: container({ command: 'powershell.exe', args: [1] }),
      messages: [
        /command is powershell\.exe, text; the API takes a list/,
        /args\[0\] is 1, a number/,
      ],
    },
    {
      name: 'labels and selectors that are no text',
      document: podManifest({ nodeSelector: { 'kubernetes.io/os': 'windows', gpu: true } }),
      messages: [/nodeSelector\.gpu is true, a boolean; the API takes text/],
    },
    {
      name: 'a list in the place of an object',
      document: container({ securityContext: [{ runAsNonRoot: true }] }),
      messages: [/securityContext is a list; the API takes an object/],
    },
    {
      name: 'a number as text',
      document: container({ ports: [{ containerPort: '80' }] }),
      messages: [/containerPort is 80, text; the API takes a number/],
    },
    {
      name: 'a word that the API has not, and one with other capitals',
      document: service({ type: 'LoadBalencer', ports: [{ port: 80, protocol: 'tcp' }] }),
      messages: [/type is LoadBalencer/, /protocol is tcp; the API takes SCTP, TCP, UDP/],
    },
    {
      name: 'a word in a list',
      document: service({ ipFamilies: ['ipv4'], ports: [{ port: 80 }] }),
      messages: [/ipFamilies\[0\] is ipv4; the API takes/],
    },
    {
      name: 'ports out of range',
      document: service({ ports: [{ port: 0, targetPort: 80800 }] }),
      messages: [/port is 0; a port is/, /targetPort is 80800/],
    },
  ],
})
