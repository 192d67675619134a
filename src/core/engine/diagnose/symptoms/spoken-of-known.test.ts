import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const warned = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.filter(
    ({ severity, id }) => severity !== 'info' && id.startsWith('symptom-'),
  ).length > 0

const range = 'failed to acquire lease: node "w" pod cidr not assigned'
const build = 'The container operating system does not match the host operating system'

test.each([
  `Only two issues are known: the network is missing after a reboot, and \`${build}\` on old nodes. Both are documented in our wiki.`,
  `Three problems are documented: after a reboot flannel prints: ${range}, and pulls take long.`,
  `Two known issues: "${range}" on nodes without a range, and slow pulls.`,
  `Is "${build}" anything to worry about? Everything works.`,
  `Look at the logs. Typical messages are \`${build}\` (rebuild the image) and \`${range}\` (give the node a range).`,
  `The pods are fine since Monday. The root cause was the template, so containerd said "${build}" We rebuilt the node.`,
  `The pods failed. containerd said "${build}" We rebuilt the node and all 14 pods are Running now.`,
  `Just closing the loop: it works now. The reason was the range, we got "${range}" all the time.`,
  `anna 09:06\nand win-05?\nben 09:08\ngone after the reboot. it was the old "${range}", the agent had not been there\nanna 09:09\nperfect`,
  `FYI the incident INC-5521 is closed. Pods on win-4 had no network (\`${build}\`) because of the image. We rebuilt it, no errors since Friday.`,
  `* Pods may get "${build}" on old nodes. Fixed in 4.2.1 (images are checked).`,
  `- Known issue: "${build}" on old nodes. Workaround: rebuild. Will be fixed in 5.1.`,
  `If \`kubectl describe node\` says \`${build}\`, check:\n- that the agent is Running`,
  `When pods hang with \`${build}\`, look at the node.`,
  `# Runbook: pods hang\n\nIf they hang with \`${build}\`, an image of another release is used.`,
  `On one of the Linux nodes the disk is full:\n  Warning  Evicted  3m  kubelet  The node was low on resource: ephemeral-storage.\nWindows is fine.`,
  `* \`GBP\` (Boolean): Enable Group Based Policy. Defaults to \`false\`. GBP is not supported on Windows.`,
  `Would we get "${build}" if we take ltsc2022 images on Windows Server 2019?`,
  `How can we detect "${build}" on Windows nodes?`,
  `We fixed "${range}" by giving the controller manager a range. Windows nodes came up.`,
  `Microsoft lists known issues: 1) ${build} 2) slow pulls. We have none of them, we only prepare our nodes.`,
  `In the Linux cluster we saw ${range}; the Windows cluster scaled without problems.`,
  `Calico: "Couldn't autodetect an IPv4 address" went away after we set another method.`,
  `We ran out of ephemeral ports on the Linux gateway. Windows nodes are not affected.`,
  `Does "${build}" happen on Windows pools when images are pinned? We have not made the pool yet.`,
  `According to the runbook, "${build}" is to be searched for when a Windows node hangs. Ours are Ready.`,
  `Documentation (flannel): if there is no range, flanneld logs "${range}".`,
  `Resolved: "${range}" on the Windows nodes was caused by a flag; it is set now.`,
  `"${range}" came because a flag was missing; with the flag flanneld starts and all pods ping each other.`,
  `On 2019 we would see "${build}", so we run ltsc2019 images there.`,
  `"${range}" appears only on our Linux pool.`,
])('%j has no fault', (text) => expect(warned(text)).toBe(false))

test.each([
  `The pods on win-2 are fine since yesterday, but on win-3 we get "${build}"`,
  `The root cause was said to be the image. We rebuilt it and still get "${build}"`,
  `We have "${build}" after each reboot although the notes say it is fixed in 4.2.1.`,
  `The incident is closed. Now the pods on win-5 say "${build}"`,
  `The problem of Monday is solved. Another one: since today pods failed with "${build}"`,
  `The ticket is not closed. Pods had "${build}" in the night.`,
  `We see "${build}" on all nodes. Is this fixed in 1.27.3?`,
  `When we start a pod, it says \`${build}\`, what should we check?`,
  `On one of the Windows nodes the disk is full:\n  Warning  Evicted  3m  kubelet  The node was low on resource: ephemeral-storage.\nLinux is fine.`,
  `Only two issues are known, and we hit the second: ${range}. What can we do?`,
  `The typical messages are there: ${range}. It happens since yesterday.`,
  `The known issues are: ${range}. It happens since yesterday on all nodes.`,
  `Is "${build}" anything to worry about? The pods do not start.`,
  `Is "${build}" anything to worry about? Everything works except the new pods.`,
  `Would we get rid of "${build}" with other images?`,
  `We fixed the first node, but "${build}" is there on win-2.`,
  `We have none of the old images and get "${build}".`,
  `We ran out of ephemeral ports on the Linux gateway and on Windows nodes.`,
  `Does "${build}" happen because of our images?`,
  `According to the docs it should work, but containerd says "${build}" on win-2.`,
  `According to the runbook we rebuilt it. Still "${build}" on win-2.`,
  `Solved: the node is up. "${build}" is there on win-2 however.`,
  `"${build}" on win-2, so we use another image, but it hangs.`,
])('%j has one', (text) => expect(warned(text)).toBe(true))

test('a chat in which somebody says that all runs again has no fault', () => {
  const chat = (last: string) =>
    `[09:12] lena: pods wait, "${range}"\n[09:15] tom: restart flanneld\n[09:31] lena: ${last}\n`
  expect(warned(chat('done, all pods Running now, thanks!'))).toBe(false)
  expect(warned(chat('done, but it is there again'))).toBe(true)
  expect(warned(chat('done, all pods are not Running now'))).toBe(true)
})

test('what a kubelet of Linux logs is of another machine', () => {
  const log = (file: string) =>
    `I1102 10:00:02.100000 901 ${file}:265] "Creating Container Manager"\nE1102 10:00:03.100000 901 cni.go:333] "Error adding pod to network" err="loadFlannelSubnetEnv failed: open /run/flannel/subnet.env: no such file or directory"\n`
  expect(warned(log('container_manager_linux.go'))).toBe(false)
  expect(warned(log('container_manager_windows.go'))).toBe(true)
})
