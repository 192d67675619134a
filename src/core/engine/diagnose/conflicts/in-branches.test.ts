import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const disagree = (text: string) =>
  diagnose([{ name: 'a', text }]).findings.some(({ id }) => id === 'values-disagree')

const add = (rest: string) =>
  `az aks nodepool add -g g --cluster-name c -n win1 --os-type Windows ${rest}`
const init = (range: string) => `kubeadm init --kubernetes-version v1.31.2 --service-cidr=${range}`

test.each([
  `$pool = "win1"\nif ($isOld) {\n  ${add('--os-sku Windows2019')}\n} else {\n  ${add('--os-sku Windows2022')}\n}\n`,
  `set -e\nif [ -n "$OLD" ]; then\n  ${add('--max-pods 30')}\nelse\n  ${add('--max-pods 50')}\nfi\n`,
  `case "$SITE" in\n  a)\n    ${init('10.96.0.0/16')}\n    ;;\n  b)\n    ${init('10.97.0.0/16')}\n    ;;\nesac\n`,
  `@echo off\nif "%SITE%"=="a" (\n  ${init('10.96.0.0/16')}\n) else (\n  ${init('10.97.0.0/16')}\n)\n`,
  `${init('10.96.0.0/16')}\nif [ $? -ne 0 ]; then\n  ${init('10.97.0.0/16')}\nfi\n`,
  `{{- if .Values.old }}\n${add('--max-pods 30')}\n{{- else }}\n${add('--max-pods 50')}\n{{- end }}\n`,
  `nodes:\n{% if old %}\n${init('10.96.0.0/16')}\n{% endif %}\n{% if new %}\n${init('10.97.0.0/16')}\n{% endif %}\n`,
])('values of two branches of a script do not contradict each other: %#', (text) =>
  expect(disagree(text)).toBe(false),
)

test.each([
  `set -e\n${add('--max-pods 30')}\n${add('--max-pods 50')}\n`,
  `if [ -n "$NEW" ]; then\n  ${init('10.96.0.0/16')}\n  ${init('10.97.0.0/16')}\nfi\n`,
  `If you look at the ConfigMap of flannel:\n{\n  "Network": "10.244.0.0/16",\n  "Backend": {"Type": "vxlan"}\n}\n\nkube-proxy.exe --cluster-cidr=10.99.0.0/16\n`,
  `{{- range .sites }}\n${init('10.96.0.0/16')}\n${init('10.97.0.0/16')}\n{{- end }}\n`,
  `${init('10.96.0.0/16')}\nif [ -z "$X" ]; then\n  echo done\nfi\n${init('10.97.0.0/16')}\n`,
])('values that one run takes both disagree: %#', (text) => expect(disagree(text)).toBe(true))
