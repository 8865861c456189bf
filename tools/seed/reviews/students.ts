/** A generated student: writes reviews, has no sign-in and offers nothing. */
export interface Student {
  first_name: string;
  last_name: string;
  /** A language of the product that they speak besides English. */
  lang: string;
  time_zone: string;
}

/** Language, time zone: people. */
const TEXT = `
en Africa/Lagos: Chidi Nwosu, Folake Adeyemi, Tunde Balogun, Ngozi Eze, Halima Sani
en Africa/Accra: Kofi Asante, Abena Owusu
en Africa/Nairobi: Wanjiru Kamau, Brian Otieno
en Asia/Manila: Bea Santos, Miguel Reyes
en Asia/Jakarta: Putri Wulandari, Rizky Pratama
en Asia/Karachi: Ayesha Siddiqui, Hamza Malik
en Asia/Dhaka: Nusrat Jahan, Tanvir Hossain
en Asia/Kathmandu: Sushma Gurung, Bikash Thapa
en Europe/Istanbul: Zeynep Arslan, Emre Koç
en Europe/Kyiv: Daryna Melnyk, Taras Bondar
en America/Sao_Paulo: Larissa Moreira, Caio Teixeira
en Europe/Berlin: Jule Hartmann
hi Asia/Kolkata: Ananya Sharma, Rohan Mehta, Priya Verma, Arjun Yadav, Sneha Gupta, Vikas Mishra
zh Asia/Shanghai: 思远 陈, 雨桐 林, 子涵 王, Yifan Zhao, Xinyi Liu, Haoran Sun
vi Asia/Ho_Chi_Minh: Minh Anh Phạm, Thảo Nguyễn, Khoa Lê, Hương Đỗ, Tuấn Võ, Ngọc Bùi
es America/Bogota: Valentina Rojas, Andrés Cárdenas
es America/Mexico_City: Ximena Torres, Diego Navarro, Fernanda Ríos
es America/Lima: Camila Quispe
fr Africa/Dakar: Awa Diop, Moussa Ndiaye
fr Europe/Paris: Léa Girard, Hugo Marchand
fr Africa/Casablanca: Salma Bennani, Mehdi Alaoui
ar Africa/Cairo: نور حسن, Omar Fathy, Mariam Adel
ar Asia/Amman: Dana Khoury, ليث حداد
ar Africa/Tunis: Yasmine Trabelsi`;

function readLine(line: string): Student[] {
  const [head = '', people = ''] = line.split(': ');
  const [lang = '', time_zone = ''] = head.split(' ');
  return people.split(', ').map((name) => {
    const at = name.lastIndexOf(' ');
    return { first_name: name.slice(0, at), last_name: name.slice(at + 1), lang, time_zone };
  });
}

export const STUDENTS: readonly Student[] = TEXT.trim().split('\n').flatMap(readLine);
