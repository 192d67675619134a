import { testLint } from '../../../testing/test-lint.ts'
import { settingsStrictJson } from './settings-strict-json.ts'

const net = (end = '') =>
  `{\n  "Network": "10.244.0.0/16",\n  "Backend": {\n    "Type": "vxlan",\n    "VNI": 4096,\n    "Port": 4789${end}\n  }\n}\n`
const settings = (end = '') =>
  `{\n  "Cri": { "Name": "dockerd" },\n  "Cni": { "Name": "flannel", "Plugin": { "Name": "bridge" }, "InterfaceName": "Ethernet"${end} },\n  "Kubernetes": { "Master": { "IpAddress": "kubemaster" } }\n}\n`
const model = (end = '') =>
  `{\n  "properties": {\n    "orchestratorProfile": { "orchestratorVersion": "1.18.4"${end} },\n    "agentPoolProfiles": [{ "name": "win", "osType": "Windows" }]\n  }\n}\n`
const map = (text: string) =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: kube-flannel-cfg\n  namespace: kube-flannel\ndata:\n  net-conf.json: |\n${text.trimEnd().replace(/^/gm, '    ')}\n`

testLint(settingsStrictJson, {
  valid: [
    {
      name: 'all that JSON allows, with tabs and escapes',
      text: map(
        '{\n\t"a":1,\n\t"b":"x\\/y \\ud83d\\ude00","c":[1,\n\t\t2],\n"d":"%x @y #no: z","e":{},"f":null\n}',
      ).replace('net-conf.json', 'a.json'),
    },
    {
      name: 'a word between signs, which a script replaces',
      text: map('{\n  "port": @PORT@,\n  "a": 1\n}').replace('net-conf.json', 'a.json'),
    },
    {
      name: 'a file of a ConfigMap in which a script fills something in',
      text: map('{\n  "a": true\n  {{ .more }}\n}').replace('net-conf.json', 'a.json'),
    },
    {
      name: 'a comment in a file of a ConfigMap whose reader is not known',
      text: map('{\n  // ports\n  "a": 1\n}').replace('net-conf.json', 'a.json'),
    },
    {
      name: 'an object on each line',
      text: map('{"level": "info", "msg": "a"}\n{"level": "info", "msg": "b"}').replace(
        'net-conf.json',
        'a.json',
      ),
    },
    {
      name: 'a file of a ConfigMap over several lines',
      text: map('{\n  "a": [1,\n  2],\n  "b": "x:y"\n}').replace('net-conf.json', 'a.json'),
    },
    { name: 'settings of Flannel', text: net() },
    { name: 'the same in a ConfigMap', text: map(net()) },
    {
      name: 'a note of whoever sent it above',
      text: `# /etc/kube-flannel/net-conf.json\n${net()}`,
    },
    {
      name: 'members that were cut out',
      text: '"Backend": {\n  "Type": "vxlan",\n  "VNI": 4096\n},\n',
    },
    { name: 'settings of a script', text: settings() },
    { name: 'a model', text: model() },
    { name: 'a model whose end was not pasted', text: model().slice(0, -30) },
  ],
  invalid: [
    {
      name: 'a comma that is missing in a file of a ConfigMap',
      text: map(
        '{\n  "ListeningPort": 10091,\n  "Toggles": {\n    "EnableV2NPM": true\n    "EnableNPMLite": true\n  }\n}',
      ).replace('net-conf.json', 'azure-npm.json'),
      messages: [/no JSON.*refuses it/],
      severity: 'warning',
    },
    {
      name: 'a comma too many in the settings of Flannel',
      text: net(','),
      messages: [/comma.*flanneld ends/],
      severity: 'error',
    },
    { name: 'the same in a ConfigMap', text: map(net(',')), messages: [/flanneld ends/] },
    {
      name: 'a comment in it',
      text: net(' # of Windows'),
      messages: [/comment.*if it stands there on disk/],
      severity: 'warning',
    },
    {
      name: 'a comma too many in the settings of a script',
      text: settings(','),
      messages: [/Windows PowerShell refuses/],
      severity: 'warning',
    },
    { name: 'a comma too many in a model', text: model(','), messages: [/aks-engine refuses/] },
  ],
})
