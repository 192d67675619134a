import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const severityOf = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.find(({ id }) => id === 'symptom-m-net-39')
    ?.severity

test.each([
  'We had "HNS network lost its management IP" yesterday, but after a second reboot all is fine now.',
  'The error "HNS network lost its management IP" of last week is resolved. May we upgrade?',
  'The old cluster had "HNS network lost its management IP" all the time.',
  'We had "HNS network lost its management IP" at each start; that is gone.',
  'Until the last update was installed we had "HNS network lost its management IP".',
  'Last month a node printed "HNS network lost its management IP". We changed the adapter and have not seen it since.',
  'In spring we had "HNS network lost its management IP" because the adapter was not set. It is set now.',
  'Last month we had "HNS network lost its management IP"; that was the new driver, which we have put back to the old one.',
  'In May flanneld printed "HNS network lost its management IP", and we corrected the adapter name.',
  'With docker we had "HNS network lost its management IP" on each reboot; since we moved there is none of that.',
  'We had "HNS network lost its management IP" in January, before the update. Solved.',
  'Last year we saw "HNS network lost its management IP", fixed since the upgrade.',
  'In spring we got "HNS network lost its management IP" (fixed by a second adapter).',
  'Release notes:\n\n- fixed: HNS network lost its management IP after a reboot\n',
  'I found a blog post: whoever sees "HNS network lost its management IP" should reboot.',
  'Alert when the log of flanneld contains "HNS network lost its management IP".',
  'Check that the log of flanneld has no "HNS network lost its management IP".',
  'There is no "HNS network lost its management IP" in\nany log.',
  'What does "HNS network lost its management IP" mean? We have not seen it, we only prepare.',
  'Is "HNS network lost its management IP" harmless? Everything works.',
  'We provoke "HNS network lost its management IP" in the lab, on purpose.',
  'We read on kubernetes.io that "HNS network lost its management IP" comes from a reboot.',
  'If "HNS network lost its management IP" shows up, reboot the node once more.',
  'On the old node n-3 we had "HNS network lost its management IP" because it still ran 1809; that node is gone.',
  'The former cluster (v1.19) once showed "HNS network lost its management IP". It was shut down last month.',
  'Our Linux workers print "HNS network lost its management IP", the Linux team looks at it.',
  'lnx-4 says "HNS network lost its management IP". That is the Linux node only.',
  'In the lab we saw "HNS network lost its management IP". Production (v1.31.2) does not show it.',
  'The troubleshooting page lists "HNS network lost its management IP". We never saw it.',
  'Runbook: if "HNS network lost its management IP" shows in the log of flanneld, restart it.',
  'Auf dem alten Knoten hatten wir im Sommer die Meldung "HNS network lost its management IP", den gibt es nicht mehr. Es ist alles in Ordnung.',
  'Die Meldung "HNS network lost its management IP" vom Sommer ist behoben, und wir haben sie auf dem Knoten nicht mehr.',
  '旧集群曾经出现 "HNS network lost its management IP"，该集群上个月已经下线。新集群一切正常。',
  '以前「HNS network lost its management IP」というエラーが出ましたが、解決済みです。現在は問題なく動作しています。',
  'L’ancien cluster affichait "HNS network lost its management IP", il est arrêté. Le nouveau est en service et ne le montre pas.',
  'We read flannel#1772, where people got "HNS network lost its management IP" after a reboot.',
  'We saw in an issue that "HNS network lost its management IP" shows up on Docker hosts. We run containerd 1.7.22.',
  'Somebody told us flanneld ends with "HNS network lost its management IP" without it. We have it in the file.',
  'We read antrea#5023, where people got `Failed to create it: HNS network lost its management IP` after a reboot.',
  '> **ana** 10:02 lnx-4 says `HNS network lost its management IP`\n> **ben** 10:05 that is the Linux node only, I look at it\n',
  '"HNS network lost its management IP" is gone since we updated flannel. Thanks for the help.',
  'We want to be alerted when "HNS network lost its management IP" shows up.',
  'Please make sure the log has no "error", "failed" or "HNS network lost its management IP".',
  'grep "HNS network lost its management IP" on all nodes finds no lines.',
  '旧集群出现过 "HNS network lost its management IP"，已经下线。新集群正常。',
  'Never had "HNS network lost its management IP" here, all is fine.',
  'Solved. It was "HNS network lost its management IP" after a reboot, a static address helped.',
  'The problem of yesterday is solved: flanneld on win-2 said "HNS network lost its management IP" (4). We set a static address and started the service again, all pods are Running.',
  'Our issue has been fixed - the log had "HNS network lost its management IP", and a static address helped.',
  'There was never an "HNS network lost its management IP" here.',
  'Nothing like "HNS network lost its management IP" in the logs.',
  'The logs have no "HNS network lost its management IP".',
  'Our monitoring looks for "HNS network lost its management IP" and finds nothing.',
  'The documentation has a chapter "HNS network lost its management IP". We read it before we begin.',
  'The manual says that flanneld prints "HNS network lost its management IP". We use a static address.',
  'If "HNS network lost its management IP" stays, the docs of flannel say to reboot.',
  'win-3 logged "HNS network lost its management IP" -> fixed by a static address.',
  'With flannel 0.14 "HNS network lost its management IP" came, that is why we upgraded to 0.25.',
  'Flanneld prints "HNS network lost its management IP", as expected.',
  'Our Linux pods print "HNS network lost its management IP".',
  'One node printed "HNS network lost its management IP". That was our old cluster.',
  'We monitor "HNS network lost its management IP" in the log and there is none.',
  'Flanneld ended with "HNS network lost its management IP" with 0.14, so we took 0.25 and it works.',
])('what is over is information: %s', (text) => expect(severityOf(text)).toBe('info'))

test('what a configuration looks for is information', () =>
  expect(
    severityOf(
      'kind: ConfigMap\napiVersion: v1\nmetadata: {name: a}\ndata:\n  filter.conf: |\n    [FILTER]\n      Regex log HNS network lost its management IP\n',
    ),
  ).toBe('info'))

test.each([
  'Pods fail with "HNS network lost its management IP".',
  'Requests from Linux pods end with "HNS network lost its management IP".',
  'We have "HNS network lost its management IP", that is why we upgraded, but it came back.',
  'If "HNS network lost its management IP" stays, what do we do?',
  'We get "HNS network lost its management IP" - is no error expected here?',
  'We have "HNS network lost its management IP" on each reboot. Not solved.',
  'We have "HNS network lost its management IP" on each reboot. When will that be fixed?',
  'Pods fail with "HNS network lost its management IP". Fixed with a reboot, until the next night.',
  'The old cluster had "HNS network lost its management IP", and the new one has it too.',
  'We read the log of flanneld: "HNS network lost its management IP".',
  'Last month we had "HNS network lost its management IP", we replaced the driver and nothing changed.',
  'Last month we had "HNS network lost its management IP", we rolled back the driver. It still comes.',
  'Last week we replaced the driver. Pods fail with "HNS network lost its management IP".',
  'Last week flanneld printed "HNS network lost its management IP", and today again.',
  'Everything worked before, now "HNS network lost its management IP".',
  'There is no error in the kubelet log, but flanneld prints "HNS network lost its management IP".',
  'After the fix of DNS we get "HNS network lost its management IP".',
  'What does "HNS network lost its management IP" mean? Everything works except the pods of this node.',
  'Please check why flanneld prints "HNS network lost its management IP". We did not change anything.',
  'Pods fail with "HNS network lost its management IP", on Linux nodes all is fine now.',
  'We see "HNS network lost its management IP"; after a reboot it works again until the next night.',
  'We see "HNS network lost its management IP", and nothing is fixed now.\nSince then all is fine now elsewhere.',
  'If you need more: "HNS network lost its management IP" is what the log shows.',
  'On the old node n-3 we had "HNS network lost its management IP"; it was shut down, and the others have it too.',
  'Our Linux workers are fine, win-1 prints "HNS network lost its management IP".',
  'Linux nodes print "HNS network lost its management IP", and the Windows nodes do as well.',
  'The old server prints "HNS network lost its management IP".',
  'win-2 says "HNS network lost its management IP". We never saw that before.',
  'flanneld says "HNS network lost its management IP". Only Linux pods work.',
  'Der alte Knoten ist weg, und auf dem neuen haben wir die Meldung "HNS network lost its management IP". Was ist zu tun?',
  'Auf den alten Knoten hatten wir die Meldung "HNS network lost its management IP", und jetzt auch auf den neuen.',
  '升级之后节点出现 "HNS network lost its management IP"，Pod 无法访问其他节点。',
  '旧集群出现过 "HNS network lost its management IP"，新集群也出现了。',
  '昨日から「HNS network lost its management IP」というエラーが出ています。以前は問題ありませんでした。',
  'We found issue #1772, and flanneld prints "HNS network lost its management IP" here too.',
  'A colleague told me that win-3 prints "HNS network lost its management IP".',
  '> **ana** 10:02 win-4 says `HNS network lost its management IP`\n> **ben** 10:05 this is the Windows node, not a Linux node\n',
  '"HNS network lost its management IP" was fixed once by a restart of HNS. Today it is there again.',
  'flanneld prints "HNS network lost its management IP"; the DNS problem of last week is solved.',
  'flanneld on the new node says "HNS network lost its management IP". On the old node everything works.',
  'flanneld prints "HNS network lost its management IP". After a restart of HNS all is fine for some minutes.',
  'We found an issue about overlay networks, but our error is "HNS network lost its management IP".',
  'We read flannel#1772, where people got "HNS network lost its management IP". We have the same on three nodes.',
  'Somebody said reboot, so I rebooted the node, and now flanneld says "HNS network lost its management IP".',
  'Someone said "HNS network lost its management IP" is harmless, but pods have no network.',
  'We got an alert for node win-1 NotReady, flanneld has "HNS network lost its management IP".',
  'We watch the log for an hour and see "HNS network lost its management IP" every minute.',
  'Please check why there is no network: flanneld prints "HNS network lost its management IP".',
  'Please verify our setup, pods do not start, "HNS network lost its management IP".',
  'The old node prints "HNS network lost its management IP"; it was rebuilt yesterday without success.',
  'Our old nodes print "HNS network lost its management IP", the new ones were deleted.',
  'On Linux nodes everything works while win-1 prints "HNS network lost its management IP".',
  'Pods on Linux nodes cannot ping Windows pods. flanneld.log: "HNS network lost its management IP".',
  'flanneld prints "HNS network lost its management IP". It is a known limitation that Windows is slow. How do we get it to stop?',
  'Until yesterday it worked, then we got "HNS network lost its management IP".',
  'Some weeks ago we saw "HNS network lost its management IP" on a node, it was replaced; this week on three.',
  'We do not have "HNS network lost its management IP" on win-1, but on win-2.',
  'If we restart flanneld, "HNS network lost its management IP" comes each time.',
  'We grep the logs for errors and "HNS network lost its management IP" is the only one.',
  'We run Select-String "HNS network lost its management IP" on flanneld.log and get 40 lines.',
  'Wir haben die Meldung "HNS network lost its management IP" nach jedem Neustart. Ist das in einer neueren Version behoben?',
  'Der Fehler "HNS network lost its management IP" ist noch nicht behoben.',
  'Der Fehler "HNS network lost its management IP" tritt auf, seit der alte Cluster abgeschaltet wurde.',
  '「HNS network lost its management IP」が再発しました。先週は解決済みと思っていました。',
  '以前は問題なかったのですが、現在「HNS network lost its management IP」が出ます。',
  '之前的问题已解决，现在 flanneld 报 "HNS network lost its management IP"。',
  '旧节点出现 "HNS network lost its management IP"，请问怎么解决？',
  'Le problème "HNS network lost its management IP" n’est pas résolu.',
  'Después de reiniciar aparece "HNS network lost its management IP". ¿Está resuelto en otra versión?',
  'In May we had "HNS network lost its management IP" once, which was fixed by a reboot. It is there now on two nodes.',
  'A Windows worker joined a cluster of linux nodes and logs "HNS network lost its management IP".',
  'The problem of yesterday is solved: it was DNS. Then flanneld said "HNS network lost its management IP".',
  'The problem of yesterday is solved, today flanneld says "HNS network lost its management IP".',
  'The problem with DNS is solved: it was a typo, but flanneld said "HNS network lost its management IP".',
  'The problem is solved: flanneld said "HNS network lost its management IP". Today on win-3 the same.',
  'After the problem is solved: flanneld said "HNS network lost its management IP".',
  'Is it true that the problem is solved: flanneld said "HNS network lost its management IP"?',
  'The previous version had no such error: "HNS network lost its management IP".',
  'The documentation says nothing about "HNS network lost its management IP".',
  'We know the issue #1772 about "HNS network lost its management IP", our flannel is 0.24 and has it.',
])('what goes on is none: %s', (text) => expect(severityOf(text)).toBe('warning'))

test('an address of the API server that answers later is information', () => {
  const log = (after: string) =>
    diagnose([
      {
        name: 'flanneld.log',
        text: `E0518 10:00:01.361410    5312 reflector.go:138] Failed to watch *v1.Node: Get "https://10.96.0.1:443/api/v1/nodes": dial tcp 10.96.0.1:443: connectex: A connection attempt failed\n${after}\n`,
      },
    ]).findings.find(({ id }) => id === 'symptom-s-23')?.severity
  expect(log('I0518 10:00:10.340912    5312 kube.go:146] Node controller sync successful')).toBe(
    'info',
  )
  expect(
    log('I0518 10:00:10.340912    5312 kube.go:146] Waiting 10m0s for node controller to sync'),
  ).toBe('warning')
})

const severityIn = (name: string, text: string) =>
  diagnose([{ name, text }]).findings.find(({ id }) => id === 'symptom-m-net-39')?.severity
const lost = 'HNS network lost its management IP'

test.each([
  [
    'check.ps1',
    `$log = Get-Content C:\\k\\flanneld.log -Tail 500\nif ($log -match '${lost}') { exit 1 }\n`,
  ],
  ['check.sh', `#!/bin/sh\nif grep -q "${lost}" /var/log/flanneld.log; then exit 1; fi\n`],
  ['mail.txt', `Select-String -Path C:\\k\\*.log -Pattern "${lost}" finds nothing here.\n`],
  ['filter.conf', `[FILTER]\n    Name   grep\n    Regex  log (${lost}|no space left)\n`],
  [
    'alerts.yaml',
    `apiVersion: monitoring.coreos.com/v1\nkind: PrometheusRule\nmetadata: {name: a}\nspec:\n  groups:\n  - name: g\n    rules:\n    - alert: A\n      expr: up == 0\n      annotations:\n        summary: "${lost} on a node"\n`,
  ],
])('what %s looks for is information', (name, text) => expect(severityIn(name, text)).toBe('info'))

test.each([
  [
    'out.txt',
    `PS C:\\> Select-String -Path C:\\k\\flanneld.log -Pattern lost\n\nC:\\k\\flanneld.log:12:E0306 16:43:21.218797 2576 main.go:1] ${lost}\n`,
  ],
  ['flanneld.log', `E0306 16:43:21.218797    2576 main.go:1] pattern did -match "${lost}"\n`],
])('what was found in %s is none', (name, text) => expect(severityIn(name, text)).toBe('warning'))
