import { names, type NameLists } from './name-lists.ts';

const SPANISH_WOMEN = `María Lucía Sofía Valentina Camila Isabela Daniela Mariana Gabriela Paula Andrea Carolina Natalia Alejandra
  Ana_Sofía Ximena Fernanda Renata Antonia Florencia Catalina Juliana Inés Rocío Elena Carmen Marta Pilar Beatriz Noelia Belén Luz_María`;
const SPANISH_MEN = `Santiago Mateo Sebastián Nicolás Alejandro Diego Andrés Javier Carlos Juan_Pablo Luis José Daniel Tomás Martín
  Felipe Joaquín Emilio Rodrigo Fernando Pablo Álvaro Sergio Iván Rubén Hugo Óscar Gonzalo Adrián Íñigo Raúl Julián`;
const PORTUGUESE_WOMEN = `Ana Beatriz Mariana Larissa Camila Juliana Letícia Fernanda Gabriela Rafaela Isabela Luíza Bruna Débora
  Amanda Patrícia Inês Joana Catarina Sofia Carolina Helena Vitória Yasmin Thaís Lívia Marta Margarida Luana Raquel Cecília Bárbara`;
const PORTUGUESE_MEN = `Mateus João Pedro Lucas Gabriel Rafael Gustavo Felipe Thiago Bruno Rodrigo André Caio Vinícius Leonardo
  Henrique Diogo Tiago Miguel Francisco Gonçalo Duarte Luís Fábio Davi Marcelo Otávio Renato Ricardo Nuno Antônio Caetano`;

export const WESTERN: Record<string, NameLists> = {
  spanish: names(
    SPANISH_WOMEN,
    SPANISH_MEN,
    `García Fernández González Rodríguez López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Álvarez Muñoz
     Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Serrano Ibáñez Iglesias Castaño Echeverría Puig Vidal Ferrer`,
  ),
  hispanicAmerican: names(
    SPANISH_WOMEN,
    SPANISH_MEN,
    `Rodríguez Hernández García Martínez González López Ramírez Vargas Castro Rojas Morales Ortiz Gutiérrez Chávez Quispe Mamani Flores
     Mendoza Salazar Acosta Cárdenas Restrepo Valencia Zúñiga Paredes Villalobos Aguirre Ríos Cordero Peña Espinoza Benítez`,
  ),
  riverPlate: names(
    SPANISH_WOMEN,
    SPANISH_MEN,
    `Fernández González Rossi Bianchi Ferrari Romano Sosa Pereyra Giménez Acuña Molina Silva Contreras Sepúlveda Araya Fuentes Tapia
     Bustamante Olivares Quiroga Ledesma Cabrera Etcheverry Schmidt Lombardi Benegas Medina Vera Ponce Godoy Arancibia Cáceres`,
  ),
  portuguese: names(
    PORTUGUESE_WOMEN,
    PORTUGUESE_MEN,
    `Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Jesus Sousa Fernandes Gonçalves Gomes Lopes Marques Alves Almeida
     Ribeiro Pinto Carvalho Teixeira Moreira Correia Mendes Nunes Soares Vieira Monteiro Cardoso Rocha Neves Coelho`,
  ),
  brazilian: names(
    PORTUGUESE_WOMEN,
    PORTUGUESE_MEN,
    `Silva Santos Oliveira Souza Lima Pereira Ferreira Costa Rodrigues Almeida Nascimento Carvalho Araújo Ribeiro Barbosa Rocha Dias
     Moura Cavalcanti Freitas Cardoso Azevedo Guimarães Brandão Assunção Figueiredo Tavares Nogueira Bittencourt Yamashita Zanetti Magalhães`,
  ),
  italian: names(
    `Giulia Chiara Francesca Martina Sara Alessia Federica Elisa Valentina Giorgia Aurora Beatrice Camilla Elena Ginevra Ilaria Laura
     Marta Noemi Roberta Serena Silvia Sofia Veronica Arianna Benedetta Eleonora Ludovica Matilde Viola`,
    `Marco Alessandro Lorenzo Matteo Luca Andrea Davide Francesco Simone Federico Giacomo Gabriele Riccardo Tommaso Leonardo Edoardo
     Filippo Niccolò Pietro Stefano Emanuele Michele Antonio Giovanni Daniele Enrico Jacopo Salvatore Fabio Elia`,
    `Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De_Luca Costa Giordano Mancini Rizzo
     Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone D'Angelo Bellini`,
  ),
  french: names(
    `Camille Léa Manon Chloé Inès Juliette Louise Sarah Clémence Élise Margaux Pauline Océane Anaïs Zoé Mathilde Justine Noémie Hélène
     Amélie Céline Agathe Apolline Solène Maëlys Romane Victoire Adèle Éloïse Capucine`,
    `Lucas Hugo Théo Antoine Thomas Maxime Julien Louis Clément Nathan Alexandre Romain Baptiste Quentin Paul Adrien Étienne Benoît
     Mathis Rémi Valentin Gabriel Raphaël Arthur Bastien Corentin Guillaume Loïc Sébastien Cyril`,
    `Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Simon Laurent Lefèvre Michel Garcia Bertrand Roux Vincent
     Fournier Morel Girard André Mercier Dupont Lambert Bonnet François Legrand Garnier Faure Rousseau Chevalier`,
  ),
  german: names(
    `Anna Lena Laura Julia Hannah Lea Katharina Sophie Johanna Marie Theresa Franziska Greta Paula Charlotte Clara Emilia Frieda Ida
     Jana Klara Luise Mareike Nele Ronja Svenja Antonia Helene Käthe Jördis`,
    `Lukas Maximilian Felix Jonas Leon Paul Tim Jan Niklas Moritz Florian Fabian Tobias David Philipp Sebastian Simon Julian Benedikt
     Constantin Emil Friedrich Hannes Jakob Kilian Lennart Matthias Ole Till Jörg`,
    `Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann
     Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Werner Krause Lehmann Köhler Maier Jäger Weiß`,
  ),
  english: names(
    `Emily Olivia Hannah Sarah Grace Charlotte Emma Abigail Madison Chloe Lauren Megan Rachel Jessica Amelia Lucy Zoe Harper Naomi
     Imani Jasmine Kayla Brianna Alice Eleanor Rosie Freya Beatrice Caitlin Destiny`,
    `James Oliver Jack Daniel Matthew Ethan Benjamin Samuel William Thomas Joshua Ryan Tyler Andrew Nathan Jordan Marcus Isaiah Caleb
     Logan Harry George Callum Alfie Rhys Elliot Malik Darnell Toby Connor`,
    `Smith Johnson Williams Brown Jones Davis Miller Wilson Taylor Anderson Thomas Jackson White Harris Thompson Clark Lewis Walker Hall
     Young Wright Hughes Edwards Bennett Campbell Parker Evans Turner Foster Brooks Washington Whitfield`,
  ),
  kurdishIraqi: names(
    `Zainab Noor Hawraa Shahad Rusul Sarah Ruqaya Tabarak Aya Maryam Berivan Shilan Nishtiman Avin Dilan Rojin Lana Hevi Shno Tara
     Zina Huda Israa Jwan Khatun Marwa Niga Sazan Teba Yusra`,
    `Haider Mustafa Hussein Ali Ahmed Karrar Muntadher Sajjad Aras Dilshad Rebwar Hiwa Karwan Shivan Azad Baran Zana Saman Omed Rawand
     Layth Anmar Qasim Ridha Thaer Uday Yahya Aram Diyar Hemin`,
    `Al-Jubouri Al-Saadi Al-Tamimi Al-Obaidi Al-Dulaimi Al-Bayati Al-Rubaie Al-Khafaji Al-Hashemi Al-Maliki Barzani Talabani Zebari
     Hawrami Dosky Rashid Salih Aziz Hamid Jaafar Kadhim Mahdi Naji Othman Qadir Rahim Sabri Taha Younis Zangana`,
  ),
};
