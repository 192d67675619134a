/** The title that Microsoft gives the page of an update: “October 8, 2024—KB5044281 (OS Build 20348.2762)”. */
export const isTitleOfUpdate = (line: string) => title.test(line)

const title =
  /^[\s>*_#-]{0,8}(?:Microsoft )?[A-Z][a-z]{2,8} \d{1,2}, 20\d\d ?[-–—]{1,2} ?KB\d{6,8} \(OS Builds? /
