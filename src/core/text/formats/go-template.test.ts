import { expect, test } from 'vitest'
import { hasTemplates, isLeftToTemplate, withoutTemplates } from './go-template.ts'

test('values that are filled in become marks, and each line stays where it is', () => {
  expect(
    withoutTemplates(
      'name: {{ .Release.Name }}-win\nimage: "{{ .Values.repo }}:{{ .Values.tag }}"\nresources:\n  {{- toYaml .Values.resources | nindent 2 }}\nhostPID: true',
    ),
  ).toBe('name: <template>-win\nimage: "<template>:<template>"\nresources:\n\nhostPID: true')
})

test('what depends on a condition is left out', () => {
  expect(
    withoutTemplates(
      'a: 1\n{{- if .Values.b }}\nb: 2\n  {{- with .Values.c }}\nc: 3\n  {{- end }}\n{{- else }}\nb: 4\n{{- end }}\nd: 5',
    ),
  ).toBe('a: 1\n\n\n\n\n\n\n\n\nd: 5')
})

test('a condition around the whole is passed by, unless it has an alternative', () => {
  expect(withoutTemplates('{{- if .Values.windows }}\na: 1\n{{- end }}\n')).toBe('\na: 1\n\n')
  expect(
    withoutTemplates('{{ if .Values.windows }}\na: 1\n{{ else }}\na: 2\n{{ end }}'),
  ).toBeUndefined()
})

test('comments over several lines and expressions that do not end', () => {
  expect(withoutTemplates('{{/* one\ntwo: 2 */}}\na: {{ .b }}')).toBe('\n\na: <template>')
  expect(withoutTemplates('a: {{ include "x"\n  . }}')).toBeUndefined()
})

test.each([
  ['a: {{ .b }}', true],
  ['  {{- if .c }}', true],
  ["a: '{{ ds.meta_data.local_hostname }}'", false],
  ['# a: {{ .b }}', false],
  ['- username: system:node:{{EC2PrivateDNSName}}', false],
  ['- username: "a"\n  b: {{SessionName}}-{{ .c }}', true],
  ['a: {b: {c: 1}}', false],
])('%s', (text, expected) => {
  expect(hasTemplates(text)).toBe(expected)
})

test('templates of Ansible', () => {
  expect(
    withoutTemplates(
      'a: {{ b }}\n{% if c | default(false) %}\nd: 1\n{% elif e %}\nd: 2\n{%- endif -%}\n{% set f = 1 %}\ng: 3',
    ),
  ).toBe('a: <template>\n\n\n\n\n\n\ng: 3')
  expect(hasTemplates('a: 1\n{% if c %}\nd: 1\n{% endif %}')).toBe(true)
  expect(hasTemplates('a: "{% if c %}x{% endif %}"')).toBe(false)
})

test('a key with more below it than a template puts there', () => {
  expect(
    withoutTemplates(
      'labels: {{ include "labels" . | nindent 2 }}\n\n  app: web\nname: {{ .n }}\nb: 1',
    ),
  ).toBe('labels: \n\n  app: web\nname: <template>\nb: 1')
  expect(withoutTemplates('- a: {{ .a }}\n- b: {{ .b }}\n  c: 1')).toBe(
    '- a: <template>\n- b: <template>\n  c: 1',
  )
})

test('what a template leaves to values', () => {
  const text =
    'spec:\n  {{- with .Values.security }}\n  securityContext: {{ toYaml . }}\n  {{- end }}\n  hostNetwork: true'
  expect(isLeftToTemplate(text, /securityContext/)).toBe(true)
  expect(isLeftToTemplate(text, /hostNetwork/)).toBe(false)
})
