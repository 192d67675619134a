import { expect, test } from 'vitest'
import { readFiles } from '../../engine/diagnose/reading/read.ts'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const template = (pod: string, container = '') => `{{- if .Values.windows.enabled }}
apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: {{ include "agent.fullname" . }}-windows
  labels:
    {{- include "agent.labels" . | nindent 4 }}
spec:
  template:
    spec:
${pod}      containers:
        - name: agent
          image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"
${container}          resources:
            {{- toYaml .Values.resources | nindent 12 }}
{{- end }}
`
const found = (text: string) =>
  diagnose([
    { name: 'daemonset.yaml', text },
    { name: 'mail.txt', text: 'Kubernetes 1.28.4, Windows Server 2022, containerd 1.7.13' },
  ]).findings.flatMap(({ id, severity, line }) =>
    severity === 'error' || severity === 'warning' ? [`${severity} ${id} ${line}`] : [],
  )
const windows = '      nodeSelector:\n        kubernetes.io/os: windows\n'

test('a template shows what it says in any case', () => {
  expect(found(template(`${windows}      hostPID: true\n`))).toEqual(['warning pod-field 13'])
  expect(
    found(template(windows, '          securityContext:\n            privileged: true\n')),
  ).toEqual(['error pod-field 17'])
})

test('a key whose value goes on below it, and a pod that may be a HostProcess one', () => {
  const text = (security: string) => `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: {{ include "agent.name" . }}
  labels: {{ include "agent.labels" . | nindent 4 }}
    app: {{ include "agent.name" . }}
spec:
  template:
    metadata:
      labels: {{ include "agent.labels" . | nindent 8 }}
        app: agent
    spec:
      hostNetwork: true
${security}${windows}      containers:
        - name: agent
          image: {{ .Values.image }}
          args: ["run"]
`
  const open = `      {{- with .Values.security }}\n      securityContext: {{ toYaml . | nindent 8 }}\n      {{- end }}\n`
  expect(found(text(open))).toEqual([])
  expect(found(text(''))).toEqual(['warning pod-field 13'])
  const { documents } = readFiles([{ name: 'a.yaml', text: text(open) }])
  const observations = documents.flatMap(({ reading }) => reading.observations ?? [])
  expect(observations.map(({ name }) => name)).toContain('workload.nodeSelector')
  expect(
    observations.filter(({ name }) => /^(?:isolation|memoryLimit|cpuRequest)$/.test(name)),
  ).toEqual([])
})

test.each([
  [
    'what it has for some values alone',
    template(`${windows}      {{- if .Values.hostPID }}\n      hostPID: true\n      {{- end }}\n`),
  ],
  [
    'a pod for Linux',
    template('      nodeSelector:\n        kubernetes.io/os: linux\n      hostPID: true\n'),
  ],
  [
    'no selector, which values may give',
    template(
      '      {{- with .Values.nodeSelector }}\n      nodeSelector:\n        {{- toYaml . | nindent 8 }}\n      {{- end }}\n',
    ),
  ],
  ['a version that the chart chooses', template(windows).replace('apps/v1', 'extensions/v1beta1')],
])('nothing is found in %s', (_, text) => {
  expect(found(text)).toEqual([])
})

const map = (data: string) =>
  `---\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  namespace: kube-system\n  name: kubernetes-services-endpoint\ndata:\n${data}`

test.each([
  [
    'a statement of Jinja',
    map(
      `{% if calico_bpf_enabled %}\n  KUBERNETES_SERVICE_HOST: "{{ host }}"\n  KUBERNETES_SERVICE_PORT: "{{ port }}"\n{% endif %}\n`,
    ),
  ],
  [
    'an expression of Helm',
    map(
      `{{- if .Values.host }}\n  KUBERNETES_SERVICE_HOST: {{ .Values.host }}\n  KUBERNETES_SERVICE_PORT: "6443"\n{{- end }}\n`,
    ),
  ],
])('an object goes on below %s', (_, text) => {
  expect(found(text)).toEqual([])
  expect(readFiles([{ name: 'a.yml', text }]).documents).toHaveLength(1)
})
