// Made by `node tools/generate-zone-changes.ts` from the time zone database of its Node.
/** Epoch milliseconds between which changes are listed. */
export const COVERED = { from: 1735689600000, until: 1988150400000 };
/** By zone, the offset in minutes at the beginning, and after each minute (since 1970, in base 36) from which there is another, that. */
export const ZONE_CHANGES: Readonly<Record<string, string>> = {
  'Africa/Cairo':
    '120 hbjoo:180 hhdn0:120 hms4o:180 hsm30:120 hy8co:180 i3uj0:120 i9gso:180 if2z0:120 ikp8o:180 iqbf0:120 ivxoo:180 j1rn0:120 j764o:180 jd030:120 jimco:180 jo8j0:120',
  'Africa/Casablanca': '60 h9o3c:0 hayrc:60 hkorc:0 hlrnc:60 hrdto:0',
  'Africa/El_Aaiun': '60 h9o3c:0 hayrc:60 hkorc:0 hlrnc:60 hrdto:0',
  'Africa/Juba': '120',
  'Africa/Sao_Tome': '0',
  'America/Asuncion': '-180',
  'America/Bahia_Banderas': '-360',
  'America/Campo_Grande': '-240',
  'America/Chihuahua': '-360',
  'America/Ciudad_Juarez':
    '-420 ha3z0:-360 hhgdc:-420 hlcf0:-360 hsotc:-420 hwsn0:-360 i451c:-420 i8130:-360 ifdhc:-420 ij9j0:-360 iqlxc:-420 iuhz0:-360 j1udc:-420 j5qf0:-360 jd2tc:-420 jh6n0:-360 joj1c:-420',
  'America/Coyhaique': '-180',
  'America/Cuiaba': '-240',
  'America/Dawson': '-420',
  'America/Edmonton': '-420 ha3z0:-360 hhgdc:-420 hlcf0:-360',
  'America/Godthab':
    '-120 haqxo:-60 hh89o:-120 hlzdo:-60 hsgpo:-120 hx7to:-60 i3wxo:-120 i8g9o:-60 if5do:-120 ijopo:-60 iqdto:-120 iv4xo:-60 j1m9o:-120 j6ddo:-60 jcupo:-120 jhlto:-60 joaxo:-120',
  'America/Mazatlan': '-420',
  'America/Merida': '-360',
  'America/Metlakatla':
    '-540 ha42c:-480 hhggo:-540 hlcic:-480 hsowo:-540 hwsqc:-480 i454o:-540 i816c:-480 ifdko:-540 ij9mc:-480 iqm0o:-540 iui2c:-480 j1ugo:-540 j5qic:-480 jd2wo:-540 jh6qc:-480 joj4o:-540',
  'America/Mexico_City': '-360',
  'America/Monterrey': '-360',
  'America/Nuuk':
    '-120 haqxo:-60 hh89o:-120 hlzdo:-60 hsgpo:-120 hx7to:-60 i3wxo:-120 i8g9o:-60 if5do:-120 ijopo:-60 iqdto:-120 iv4xo:-60 j1m9o:-120 j6ddo:-60 jcupo:-120 jhlto:-60 joaxo:-120',
  'America/Ojinaga':
    '-360 ha3xc:-300 hhgbo:-360 hlcdc:-300 hsoro:-360 hwslc:-300 i44zo:-360 i811c:-300 ifdfo:-360 ij9hc:-300 iqlvo:-360 iuhxc:-300 j1ubo:-360 j5qdc:-300 jd2ro:-360 jh6lc:-300 joizo:-360',
  'America/Santiago':
    '-180 hayt0:-240 hfpyo:-180 hm790:-240 hqyeo:-180 hxfp0:-240 i26uo:-180 i8o50:-240 idfao:-180 ik4d0:-240 ionqo:-180 ivct0:-240 j03yo:-180 j6l90:-240 jbceo:-180 jhtp0:-240 jmkuo:-180',
  'America/Sao_Paulo': '-180',
  'America/Scoresbysund':
    '-120 haqxo:-60 hh89o:-120 hlzdo:-60 hsgpo:-120 hx7to:-60 i3wxo:-120 i8g9o:-60 if5do:-120 ijopo:-60 iqdto:-120 iv4xo:-60 j1m9o:-120 j6ddo:-60 jcupo:-120 jhlto:-60 joaxo:-120',
  'America/Vancouver': '-480 ha40o:-420 hhgf0:-480 hlcgo:-420',
  'America/Whitehorse': '-420',
  'Antarctica/Casey': '480',
  'Antarctica/Vostok': '300',
  'Asia/Almaty': '300',
  'Asia/Amman': '180',
  'Asia/Damascus': '180',
  'Asia/Gaza':
    '120 hb5c0:180 hh72c:120 hly80:180 hsfic:120 hx6o0:180 i3vqc:120 i8f40:180 if46c:120 ijnk0:180 iqcmc:120 iv3s0:180 j1l2c:120 j6c80:180 jctic:120 jhko0:180 jo9qc:120',
  'Asia/Hebron':
    '120 hb5c0:180 hh72c:120 hly80:180 hsfic:120 hx6o0:180 i3vqc:120 i8f40:180 if46c:120 ijnk0:180 iqcmc:120 iv3s0:180 j1l2c:120 j6c80:180 jctic:120 jhko0:180 jo9qc:120',
  'Asia/Qostanay': '300',
  'Asia/Tehran': '210',
  'Europe/Chisinau':
    '120 haqxo:180 hh89o:120 hlzdo:180 hsgpo:120 hx7to:180 i3wxo:120 i8g9o:180 if5do:120 ijopo:180 iqdto:120 iv4xo:180 j1m9o:120 j6ddo:180 jcupo:120 jhlto:180 joaxo:120',
  'Europe/Volgograd': '180',
  'Pacific/Apia': '780',
  'Pacific/Easter':
    '-300 hayt0:-360 hfpyo:-300 hm790:-360 hqyeo:-300 hxfp0:-360 i26uo:-300 i8o50:-360 idfao:-300 ik4d0:-360 ionqo:-300 ivct0:-360 j03yo:-300 j6l90:-360 jbceo:-300 jhtp0:-360 jmkuo:-300',
  'Pacific/Fiji': '720',
  'Pacific/Norfolk':
    '720 hay90:660 hgkh0:720 hm6p0:660 hrsx0:720 hxf50:660 i31d0:720 i8nl0:660 ie9t0:720 ijw10:660 ipq10:720 ivc90:660 j0yh0:720 j6kp0:660 jc6x0:720 jht50:660 jnfd0:720',
};
