import { expect, test } from 'vitest'
import { readFiles } from '../engine/diagnose/reading/read.ts'

const imagesOf = (text: string) =>
  readFiles([{ name: 'a.txt', text }])
    .documents.flatMap(({ reading }) => reading.observations ?? [])
    .filter(({ name }) => name === 'image')
    .map(({ value, line }) => [value, line])

const image = 'mcr.microsoft.com/windows/servercore:ltsc2022'

test.each([
  [`$ kubectl get pod a -o jsonpath='{.spec.containers[0].image}'\n${image}\n`],
  [`PS C:\\> kubectl get pods -n x -o jsonpath="{.items[*].spec.containers[*].image}"\n${image}\n`],
  [`$ kubectl get deploy/a -o=jsonpath='{.spec.template.spec.containers[*].image}'\n${image}\n`],
])('%j', (text) => expect(imagesOf(text)).toEqual([[image, 2]]))

test.each([
  [`$ kubectl get pod a -o jsonpath='{.status.podIP}'\n10.0.0.4\n`],
  [
    `$ kubectl get pod a -o jsonpath='{.metadata.name} {.spec.containers[0].image}'\na registry.local/a:1\n`,
  ],
  [`$ kubectl get pod a -o name\npod/a\n`],
])('%j tells no image', (text) => expect(imagesOf(text)).toEqual([]))
