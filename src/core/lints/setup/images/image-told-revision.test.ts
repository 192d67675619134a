import { testLint } from '../../../testing/test-lint.ts'
import { imageToldRevision } from './image-told-revision.ts'

const host = 'Nodes are Windows Server 2025 (10.0.26100.2894).\n'
const repository = 'mcr.microsoft.com/windows/servercore'
const newer = /The image has revision 3194, the node 2894; with process isolation/

testLint(imageToldRevision, {
  valid: [
    { name: 'no host', text: `The image ${repository}:ltsc2025 is 10.0.26100.3194.\n` },
    {
      name: 'an image of the same revision',
      text: `${host}The image ${repository}:ltsc2025 is 10.0.26100.2894.\n`,
    },
    {
      name: 'an image of another release',
      text: `${host}The image ${repository}:ltsc2022 is 10.0.20348.5139.\n`,
    },
    { name: 'a tag that names no revision', text: `${host}The image is ${repository}:ltsc2025.\n` },
    {
      name: 'a former image',
      text: `${host}The old image ${repository}:ltsc2025 had 10.0.26100.3194.\n`,
    },
    {
      name: 'the newest image that there is',
      text: `${host}The latest image ${repository}:ltsc2025 is 10.0.26100.3194.\n`,
    },
    {
      name: 'the build of the nodes that run it',
      text: `${host}The image ${repository}:ltsc2025 runs on nodes with build 10.0.26100.2894.\n`,
    },
    {
      name: 'somebody who speaks of Hyper-V',
      text: `${host}We want Hyper-V isolation.\nThe image is ${repository}:10.0.26100.3194.\n`,
    },
    {
      name: 'the rebuilt images of February 2020',
      text: `Nodes are Windows Server 2019 (10.0.17763.1039).\nThe image is ${repository}:10.0.17763.1040.\n`,
    },
    {
      name: 'two hosts',
      text: `${host}The other Windows node has 10.0.26100.3194.\nThe image is ${repository}:10.0.26100.3194.\n`,
    },
    {
      name: 'a tag beside an isolation, for which there is a rule',
      text: `${host}The pods run with process isolation.\nThe image is ${repository}:10.0.26100.3194.\n`,
    },
  ],
  invalid: [
    {
      name: 'a build in words',
      text: `${host}The image ${repository}:ltsc2025 is 10.0.26100.3194.\n`,
      messages: [newer],
      severity: 'warning',
    },
    {
      name: 'a build behind an aside',
      text: `${host}The image ${repository}:ltsc2025, pulled today, has build 10.0.26100.3194.\n`,
      messages: [newer],
    },
    {
      name: 'a build in brackets',
      text: `${host}Our image is ${repository}:ltsc2025 (10.0.26100.3194).\n`,
      messages: [newer],
    },
    {
      name: 'a build without its first numbers',
      text: `${host}Our servercore image has OS build 26100.3194.\n`,
      messages: [newer],
    },
    {
      name: 'a build in the tag',
      text: `${host}We use ${repository}:10.0.26100.3194 as image.\n`,
      messages: [newer],
    },
    {
      name: 'a build in words beside an isolation',
      text: `${host}The pods run with process isolation.\nThe image ${repository}:ltsc2025 is 10.0.26100.3194.\n`,
      messages: [/with process isolation a newer image/],
    },
  ],
})
