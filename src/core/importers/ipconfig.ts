import { defineImporter } from '../model/importer.ts'
import { stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

export const ipconfig = defineImporter({
  id: 'ipconfig',
  summary: 'Output of ipconfig',
  recognizes: ({ text }) =>
    /^\s*Windows IP Configuration/m.test(text) ||
    (/^\s*IPv4 Address[ .]{1,60}:/m.test(text) && /^\s*Subnet Mask[ .]{1,60}:/m.test(text)),
  read: (doc) => ({
    observations: [
      ...matchesOf(doc, /^\s*IPv4 Address[ .]{1,60}:\s*(\d{1,3}(?:\.\d{1,3}){3})/gm).map(
        ({ raw, place }) => stated('host.address', raw, raw, place),
      ),
      ...matchesOf(doc, /^\s*(?:\S.{0,40}\s)?adapter\s+(\S[^\n]{0,120}?):\s*$/gim).map(
        ({ raw, place }) => stated('host.adapter', raw, raw, place),
      ),
      ...matchesOf(doc, /^\s*DNS Servers[ .]{1,60}:\s*(\S{1,60})/gm).map(({ raw, place }) =>
        stated('host.dnsServer', raw, raw, place),
      ),
    ],
  }),
})
