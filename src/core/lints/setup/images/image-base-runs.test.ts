import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'
import { testLint } from '../../../testing/test-lint.ts'
import { imageBaseRuns } from './image-base-runs.ts'

const node = (name: string, build: string, system: string) =>
  `${name}   Ready   <none>   10d   v1.30.4   10.0.0.2${build.length}   <none>   Windows Server ${system} Datacenter   10.0.${build}.1   containerd://1.7.8\n`
const nodes = (rows: string) =>
  `$ kubectl get nodes -o wide
NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME
${rows}`
const file = (tag: string) =>
  `=== Dockerfile ===\nFROM mcr.microsoft.com/windows/servercore:${tag}\nRUN dir\n`
const pod = (image: string) =>
  `=== pod.yaml ===\napiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec:\n  nodeSelector: { kubernetes.io/os: windows }\n  containers: [ { name: a, image: "${image}" } ]\n`
const seen = (build: string, name = 'example.com/a:1') =>
  `=== image.json ===\n[ { "RepoTags": [ "${name}" ],\n "Os": "windows", "OsVersion": "${build}" } ]\n`
const argued = (first: string, ...tags: readonly string[]) =>
  `=== Dockerfile ===\nARG BASE${first}\nFROM \${BASE}\nRUN dir\n=== build.sh ===\n#!/bin/sh\n${tags.map((tag) => `docker buildx build --platform windows/amd64 \\\n  --build-arg BASE=mcr.microsoft.com/windows/nanoserver:${tag} -t example.com/a:1 --push .\n`).join('')}`
const old = nodes(node('w1', '17763', '2019'))

testLint(imageBaseRuns, {
  valid: [
    { name: 'the release of the node', text: file('ltsc2019') + old },
    { name: 'no node', text: file('ltsc2022') },
    { name: 'the release of the node as an argument', text: argued('', 'ltsc2019') + old },
    {
      name: 'an argument in place of what the file has',
      text: argued('=mcr.microsoft.com/windows/nanoserver:ltsc2022', '1809') + old,
    },
    { name: 'an image for each release', text: argued('', '1809', 'ltsc2022') + old },
    {
      name: 'an argument of something else',
      text: argued('', 'ltsc2022').replace('arg BASE', 'arg SDK') + old,
    },
    {
      name: 'one of two nodes with its release',
      text: file('ltsc2022') + nodes(node('w1', '17763', '2019') + node('w2', '20348', '2022')),
    },
    {
      name: 'the image of another pod',
      text: file('ltsc2022') + pod('example.com/b:1-ltsc2019') + old,
    },
    {
      name: 'the host of the relaxed rule',
      text: file('ltsc2022') + nodes(node('w1', '26100', '2025')),
    },
    {
      name: 'an image of the release of the node',
      text: seen('10.0.17763.746') + old,
    },
    {
      name: 'a name with an image for each release',
      text: `=== image.json ===
{ "manifests": [ { "platform": { "os": "windows", "os.version": "10.0.17763.1" } },
  { "platform": { "os": "windows", "os.version": "10.0.20348.1" } } ] }
${old}`,
    },
    {
      name: 'an image of no pod',
      text: seen('10.0.19041.746', 'example.com/b:1') + pod('example.com/a:1') + old,
    },
  ],
  invalid: [
    {
      name: 'a newer base as an argument',
      text: argued('', 'ltsc2022') + old,
      messages: [/built on mcr\.microsoft\.com\/windows\/nanoserver:ltsc2022; Windows Server 2019/],
      severity: 'error',
    },
    {
      name: 'an image that was built for another release',
      text: seen('10.0.19041.746') + pod('example.com/a:1') + old,
      messages: [/image is for 10\.0\.19041\.746; Windows Server 2019/],
      severity: 'error',
    },
    {
      name: 'a newer base',
      text: file('ltsc2022') + pod('example.com/a:1.2') + old,
      messages: [/built on .*ltsc2022; Windows Server 2019, which the nodes have, does not run it/],
      severity: 'error',
    },
    {
      name: 'an older base',
      text: file('ltsc2019') + nodes(node('w1', '20348', '2022')),
      messages: [/built on .*ltsc2019; Windows Server 2022/],
      severity: 'error',
    },
    {
      name: 'a base by the default of an argument, which a build may overrule',
      text: `=== Dockerfile ===\nARG T=ltsc2022\nFROM mcr.microsoft.com/windows/nanoserver:$T\nRUN dir\n${old}`,
      messages: [/built on .*nanoserver:ltsc2022/],
      severity: 'warning',
    },
  ],
})

test('accepts a file for each release', () => {
  const check = (tags: readonly string[]) =>
    diagnose([
      { name: 'nodes.txt', text: old },
      ...tags.map((tag) => ({ name: `Dockerfile.${tag}`, text: file(tag) })),
    ]).findings.filter(({ id }) => id === imageBaseRuns.id).length
  expect(check(['ltsc2022'])).toBe(1)
  expect(check(['ltsc2022', 'ltsc2019'])).toBe(0)
})
