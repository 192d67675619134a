import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const faultsIn = (text: string) =>
  diagnose([{ name: 'record.md', text }])
    .findings.filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ id }) => id)

const refused = '```\nError: failed to parse kubelet flag: unknown flag: --network-plugin\n```\n'
const left = 'HNS failed with error : HNS network lost its management IP'
const line = 'C:\\k\\kubelet.exe --network-plugin=cni --hostname-override=n-1\n'

test.each([
  `# Incident 12\nSymptom: the kubelet ended.\n${refused}Cause: a flag of 1.23.\nResolution: taken out, the node is Ready again.\n`,
  `**Symptom:** ${left}\n\n**Repair:** adapter set anew, pods run again since Monday.\n`,
  `What happened: "${left}"\nWhat we did: restarted HNS. Resolved since 10:40.\n`,
  `Status: resolved\n\nThe kubelet said:\n${refused}We took the flag out.\n`,
  `状態: 解決済み\n\n内容:\n${left}\n\n対応:\nアダプターを修正しました。その後 Ready になりました。\n`,
  `INC-4711 (closed)\n\n${refused}\nWe took the flag out.\n`,
  `Fehler:\n${refused}\nBehebung: Flag entfernt, Knoten ist wieder Ready.\n`,
  `Symptom: ${left}\n\n处理：重启 HNS 服务，已恢复。\n`,
  `Node n-1 is v1.26.4, Windows Server 2022.\nBefore:\n\n${line}\nFix: flag taken out. Node Ready since 9:00.\n`,
  `{\n  "number": "INC1", "x": 1,\n  "state": "Closed",\n  "comments": ["${left}"]\n}\n`,
  `1. 事象: ノードが NotReady。ログに "${left}" を確認。\n2. 原因: 再起動\n3. 対処: サービスを再起動。\n4. 結果: 復旧。再発していません。\n`,
  `08:31 Tobias: im Log stand "${left}".\n08:40 Nadine: Ausnahme gesetzt, der Knoten ist wieder Ready.\n09:55 Tobias: seitdem keine Meldung mehr.\n`,
  `08:31 bob: win-1 logged "${left}"\n08:40 eve: adapter set, win-1 is Ready again\n09:55 bob: since then no message\n`,
  `Letzte Woche:\n\n> ${left}\n\nSeit dem Neustart läuft alles, der Fall kann geschlossen werden.\n\nStand: 1.30.4\n`,
  `W zeszłym tygodniu:\n> ${left}\n\nPo zmianie wszystko działa, sprawę można zamknąć.\n`,
  `Status: resolved\nDescription: pods have no network. flanneld: "${left}"\nThe adapter was set.\n`,
  `Symptom: ${left}\n\nFix: static address set, as flanneld does not start without. Works again since 12:00.\n`,
  `CHG-12 done.\nBefore it flanneld said "${left}".\n`,
  `Ticket INC-1 (closed)\nUser: can you check? "${left}"\nAgent: HNS reset.\nUser: works now, thanks.\n`,
  `Thanks, your hint was right, pods start now. You can close the case.\n\n> Could you check the image?\n>> Error: ${left}\n>> It still fails.\n`,
  `The nodes are Ready. Please close this ticket.\n\n> ${left}\n`,
  `Update: solved. It was a flag of old. The kubelet said:\n${refused}We took it out, all nodes are Ready.\n`,
  `Subject: [SOLVED] Windows pods\n\nThank you all, it works.\n> ${left}\n`,
  `This is solved, the address was not set and is static now. The message was:\n\n${left}\n`,
  `[SOLVED] "${left}" came on each start. We have set a fixed address, pods run.\n`,
  `The issue is fixed now. flanneld said "${left}", we moved the adapter to a fixed address.\n`,
  `"${left}" was there until we changed the adapter, pods run since. This can be closed.\n`,
  `We had that too. The reason was the adapter, it said "${left}". It has been running fine since.\n`,
  `You can close 51220, it is fixed. What we saw until yesterday:\n\n  ${left}\n\nWe set a fixed address, all pods run. The vendor page still shows the old one.\n`,
])('what a record tells as repaired is over: %j', (text) => expect(faultsIn(text)).toEqual([]))

test.each([
  `Symptom: the kubelet ended.\n${refused}Cause: a flag of 1.23?\n`,
  `Symptom: the kubelet ended.\n${refused}Resolution: none so far.\n`,
  `${refused}\nFix: we restarted the service, it runs again for a minute, then it comes back.\n`,
  `${refused}\nSolution from the issue: take the flag out, then it works again. We have the same problem.\n`,
  `${refused}\nFix: restarted. Ready again at 10:00, but now it is NotReady.\n`,
  `Fix: docker removed, node is Ready again.\n\n${refused}`,
  `Status: open\n\n${refused}`,
  `> ${left}\n\nDer alte Fall kann geschlossen werden. Auf win-2 kommt die Meldung immer noch.\n`,
  `> ${left}\n\nDer Fall kann noch nicht geschlossen werden.\n`,
  `08:31 bob: win-1 logged "${left}"\n08:40 eve: win-2 is Ready again\n09:55 bob: since then no pod starts, still the same\n`,
  `"${left}" came on Monday. The node is Ready again, but since then nothing works.\n`,
  `"${left}" came on Monday. The node is Ready again. Since then no pod has network.\n`,
  `"${left}" came on Monday. Since then no pod has network.\n`,
  `Symptom: ${left}\nWhat we did: reset of HNS. Node is Ready again, pods have no network.\n`,
  `Symptom: ${left}\nMeasures: reboot, works again for 10 minutes\n`,
  `Symptom: ${left}\nMeasures: reboot; running again since 9:00, down at 11:00. Please advise.\n`,
  `INC-4711\nStatus: open\nflanneld: "${left}"\nFix: to be found\nRelated: INC-4600 (closed)\n`,
  `${left}\n\nFix: none yet. DNS fixed since Monday.\n`,
  `${left}\n\nFix: reboot. Node is Ready again. Next day it happened once more.\n`,
  `Upgrade to 1.30\nStatus: completed\n\nflanneld: ${left}\n\nPods have no network since the upgrade.\n`,
  `Change: kubelet updated.\nStatus: done\nAfter the change flanneld prints "${left}".\n`,
  `Case 12 closed by vendor without answer. flanneld: "${left}"\n`,
  `Node is v1.26.4, Windows Server 2022. Our command line:\n\n${line}\nFix for the old DNS problem: search list set. Ready since 9:00. Can you check the rest?\n`,
  `08:31 bob: win-1 logged "${left}"\n08:40 eve: linux nodes are back to normal\n09:55 bob: since then no errors on linux, win-1 is dead\n`,
  `Fehler: "${left}"\nMaßnahmen: HNS neu gestartet, Knoten wieder erreichbar, Pods ohne Netz.\n`,
  `事象: 「${left}」\n対処: HNS 再起動で一時的に復旧するが、また発生する。\n`,
  `事象: 「${left}」\n対処: 再起動\n結果: 復旧しません。\n`,
  `Ticket 12 (closed)\n\nThe node is v1.26.4, is this right?\n\n${line}`,
  `Node is v1.26.4:\n\n${line}\nStatus: done with the upgrade, the kubelet ends at once.\n`,
  `Summary: ${left}\nResolution: cannot reproduce, closed\nWe have it each day.\n`,
  `Can you close the ticket? "${left}" comes each day.\n`,
  `You can close the ticket of last week. Today no pod starts.\n\n> ${left}\n`,
  `Subject: [SOLVED?] Windows pods\n\nIt came back today.\n> ${left}\n`,
  `Subject: [SOLVED] Windows pods\n\nUnfortunately the second node has it too:\n> ${left}\n`,
  `We changed the adapter and hoped it is solved, flanneld still says "${left}".\n`,
  `Is this solved in a newer version? We updated to 1.30 and have "${left}".\n`,
  `Solved? We changed the adapter. "${left}" is there.\n`,
  `The DNS problem is solved, we set the search list. But now flanneld says "${left}".\n`,
  `It has been fixed in 1.30, they say. We moved to it. "${left}"\n`,
  `We had that too. The reason was the adapter, it said "${left}". It was running fine until today.\n`,
  `The reason was not the adapter. All Linux nodes are running fine, Windows says "${left}".\n`,
  `You can close 51220. Another node fails since yesterday:\n\n  ${left}\n`,
  `We set a fixed address, it is fixed until the next restart. flanneld: "${left}"\n`,
])('what goes on is not: %j', (text) => expect(faultsIn(text)).not.toEqual([]))
