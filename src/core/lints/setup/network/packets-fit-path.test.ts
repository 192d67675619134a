import { testLint } from '../../../testing/test-lint.ts'
import { packetsFitPath } from './packets-fit-path.ts'

const ping = (words: string, ...answers: readonly string[]) =>
  `C:\\>ping ${words}\n${answers.join('\n')}\n`
const reply = 'Reply from 10.244.2.7: bytes=1422 time=1ms TTL=63'
const none = 'Request timed out.'

testLint(packetsFitPath, {
  valid: [
    {
      name: 'an adapter that knows how large packets may be',
      text:
        ping('10.244.2.7 -f -l 1422', reply) +
        ping('10.244.2.7 -f -l 1472', 'Packet needs to be fragmented but DF set.'),
    },
    {
      name: 'an address that never answers',
      text: ping('8.8.8.8', none) + ping('8.8.8.8 -l 1472', none),
    },
    {
      name: 'two addresses',
      text: ping('10.244.2.7', reply) + ping('10.244.9.9 -f -l 1472', none),
    },
    {
      name: 'small ones that get lost',
      text: ping('10.244.2.7', reply) + ping('10.244.2.7 -l 400', none),
    },
  ],
  invalid: [
    {
      name: 'a large one that gets lost',
      text: ping('10.244.2.7 -f -l 1422', reply) + ping('-f -l 1472 10.244.2.7', none, none),
      messages: [/packet of 1500 bytes to 10\.244\.2\.7 gets lost, and one of 1450 arrives/],
      severity: 'warning',
    },
    {
      name: 'on Linux',
      text: `$ ping -M do -s 1300 -c 1 10.244.5.9\n1308 bytes from 10.244.5.9: icmp_seq=1 ttl=126 time=0.6 ms\n$ ping -M do -s 1430 -c 1 10.244.5.9\n1 packets transmitted, 0 received, 100% packet loss, time 0ms\n`,
      messages: [/packet of 1458 bytes to 10\.244\.5\.9 gets lost, and one of 1328 arrives/],
    },
  ],
})
