import { testLint } from '../../testing/test-lint.ts'
import { eksWindowsIpam } from './eks-windows-ipam.ts'

const map = (data: object, name = 'amazon-vpc-cni') => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name },
  data,
})

testLint(eksWindowsIpam, {
  valid: [
    { name: 'addresses for Windows', document: map({ 'enable-windows-ipam': 'true' }) },
    { name: 'what the API refuses anyhow', document: map({ 'enable-windows-ipam': true }) },
    {
      name: 'a stock of addresses',
      document: map({ 'enable-windows-ipam': 'true', 'windows-warm-ip-target': '1' }),
    },
    {
      name: 'no stock of single addresses beside prefixes',
      document: map({
        'enable-windows-ipam': 'true',
        'enable-windows-prefix-delegation': 'true',
        'windows-warm-ip-target': '0',
        'windows-warm-prefix-target': '1',
      }),
    },
    { name: 'another ConfigMap', document: map({}, 'other') },
    {
      name: 'a template of a chart',
      text: `apiVersion: v1
kind: ConfigMap
metadata:
  name: amazon-vpc-cni
  namespace: {{ .Release.Namespace }}
data:
  enable-windows-ipam: {{ .Values.enableWindowsIpam | quote }}
`,
    },
  ],
  invalid: [
    {
      name: 'none',
      document: map({ 'enable-windows-ipam': 'false' }),
      messages: [/enable-windows-ipam is "false"/],
      severity: 'error',
    },
    {
      name: 'the object in another namespace',
      document: {
        ...map({ 'enable-windows-ipam': 'true' }),
        metadata: { name: 'amazon-vpc-cni', namespace: 'default' },
      },
      messages: [/stands in default; that in kube-system is read/],
    },
    {
      name: 'no stock of addresses',
      document: map({ 'enable-windows-ipam': 'true', 'windows-warm-ip-target': '0' }),
      messages: [
        /windows-warm-ip-target is 0; it has to be at least 1, so the controller takes 1\./,
      ],
      severity: 'warning',
    },
    {
      name: 'less than none',
      document: map({ 'enable-windows-ipam': 'true', 'windows-warm-ip-target': '-2' }),
      messages: [/windows-warm-ip-target is -2; .* takes its default, 3\./],
      severity: 'warning',
    },
    { name: 'nothing said', document: map({}), messages: [/enable-windows-ipam is missing/] },
  ],
})
